import { type Request, type RequestHandler, Router } from 'express';
import type { SandboxContext } from '../context';
import { Refusal } from '../endpoint';
import { codePlaySchema, playCode, renderCode } from './code-plays';
import { checkoutScript } from './checkout-script';
import { checkOut, checkoutSchema } from './customer';
import { disputePayment, disputeSchema } from './disputes';
import { authenticationFailed } from './errors';
import { parseInput } from './input';
import { findOrder } from './orders';
import { decideRefunds, refundOutcomeSchema, refundUncaptured } from './refunds';

/**
 * Routes of the checkout: GET /checkout.js, POST /pay, with which the script or a test acts as the
 * customer, and routes that simulate later actions of Razorpay and the customer's bank.
 */
export function createCheckoutRoutes(context: SandboxContext): Router {
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
  router.post(
    '/pay',
    createPlayHandler((request) => {
      const body = request.body as { key?: unknown } | undefined;
      if (body?.key !== undefined && body.key !== context.settings.razorpay.keyId)
        throw new Refusal(authenticationFailed);
      return checkOut(context, parseInput(checkoutSchema, body));
    }),
  );
  router.post(
    '/pay/code/:id',
    createPlayHandler(({ params, body }) => playCode(context, params.id, parseInput(codePlaySchema, body))),
  );
  router.get('/codes/:id.png', async (request, response) => {
    const code = context.state.codes.get(request.params.id);
    if (!code) return void response.sendStatus(404);
    response.type('image/png').send(await renderCode(code));
  });
  router.get(
    '/pay/order/:id',
    createPlayHandler(({ params }) => findOrder(context, params.id).capture ?? {}),
  );
  router.post(
    '/pay/:id/confirm',
    createPlayHandler(({ params }) => ({ confirmed: context.state.refusedCaptures.delete(params.id ?? '') })),
  );
  router.post(
    '/pay/:id/return',
    createPlayHandler(({ params }) => refundUncaptured(context, params.id)),
  );
  router.post(
    '/pay/:id/refunds',
    createPlayHandler(({ params, body }) => decideRefunds(context, params.id, parseInput(refundOutcomeSchema, body))),
  );
  router.post(
    '/pay/:id/dispute',
    createPlayHandler(({ params, body }) => disputePayment(context, params.id, parseInput(disputeSchema, body))),
  );
  return router;
}

type PlayRequest = Pick<Request<{ id?: string }>, 'params' | 'body'>;

function createPlayHandler(play: (request: PlayRequest) => object): RequestHandler<{ id?: string }> {
  return (request, response) => {
    try {
      response.json(play(request));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      response.status(error.reply.status).json(error.reply.body);
    }
  };
}
