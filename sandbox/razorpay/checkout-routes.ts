import { Router } from 'express';
import type { SandboxContext } from '../context';
import { Refusal } from '../endpoint';
import { checkoutScript } from './checkout-script';
import { checkOut, checkoutSchema } from './customer';
import { authenticationFailed } from './errors';
import { parseInput } from './input';

/** GET /checkout.js, and POST /pay, where that script or a test plays the customer. */
export function checkoutRoutes(context: SandboxContext): Router {
  const router = Router();
  router.get('/checkout.js', (_request, response) => {
    response.set('cross-origin-resource-policy', 'cross-origin').type('text/javascript').send(checkoutScript);
  });
  router.use('/pay', (_request, response, next) => {
    response.set({ 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' });
    next();
  });
  router.options('/pay', (_request, response) => {
    response.sendStatus(204);
  });
  router.post('/pay', (request, response) => {
    try {
      const body: { key?: unknown } = request.body ?? {};
      if (body.key !== undefined && body.key !== context.settings.razorpay.keyId)
        throw new Refusal(authenticationFailed);
      response.json(checkOut(context, parseInput(checkoutSchema, body)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      response.status(error.reply.status).json(error.reply.body);
    }
  });
  return router;
}
