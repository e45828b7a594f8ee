import { Router } from 'express';
import type { SandboxContext } from '../context';
import { createEndpoints, hasBasicAuth, type Vendor } from '../endpoint';
import { createCodeRoutes } from './codes';
import { createHostedCheckoutRoutes } from './checkout-page';
import { createDisputeRoutes } from './disputes';
import { authenticationFailed, createRazorpayErrorReply } from './errors';
import { createOrderRoutes } from './orders';
import { createPaymentRoutes } from './payments';
import { createRefundRoutes } from './refunds';

/**
 * Simulates Razorpay's API under /v1: the checkout for browsers, and orders, QR codes, payments,
 * refunds and disputes for the app.
 */
export function createRazorpayRoutes(context: SandboxContext): Router {
  const endpoint = createEndpoints(createRazorpayVendor(context), context.faults);
  const router = Router();
  router.use('/checkout', createHostedCheckoutRoutes(context));
  router.use(createCodeRoutes(context, endpoint));
  router.use(
    createOrderRoutes(context, endpoint),
    createPaymentRoutes(context, endpoint),
    createRefundRoutes(context, endpoint),
    createDisputeRoutes(context, endpoint),
  );
  router.use(
    endpoint(() =>
      createRazorpayErrorReply({
        code: 'BAD_REQUEST_ERROR',
        description: 'The requested URL was not found on the server.',
      }),
    ),
  );
  return router;
}

function createRazorpayVendor({ settings: { razorpay } }: SandboxContext): Vendor {
  return {
    provider: 'razorpay',
    authenticates: (request) => hasBasicAuth(request, razorpay.keyId, razorpay.keySecret),
    unauthenticated: authenticationFailed,
    refuse: createRazorpayErrorReply,
  };
}
