import { Router } from 'express';
import type { SandboxContext } from '../context';
import { endpointsOf, hasBasicAuth, type Vendor } from '../endpoint';
import { hostedCheckoutRoutes } from './checkout-page';
import { authenticationFailed, razorpayErrorReply } from './errors';
import { orderRoutes } from './orders';
import { paymentRoutes } from './payments';
import { refundRoutes } from './refunds';

/**
 * Simulates Razorpay's API under /v1: the checkout for browsers, and orders, payments and refunds
 * for the app.
 */
export function razorpayRoutes(context: SandboxContext): Router {
  const endpoint = endpointsOf(razorpayVendor(context), context.faults);
  const router = Router();
  router.use('/checkout', hostedCheckoutRoutes(context));
  router.use(orderRoutes(context, endpoint), paymentRoutes(context, endpoint), refundRoutes(context, endpoint));
  router.use(
    endpoint(() =>
      razorpayErrorReply({ code: 'BAD_REQUEST_ERROR', description: 'The requested URL was not found on the server.' }),
    ),
  );
  return router;
}

function razorpayVendor({ settings: { razorpay } }: SandboxContext): Vendor {
  return {
    provider: 'razorpay',
    authenticates: (request) => hasBasicAuth(request, razorpay.keyId, razorpay.keySecret),
    unauthenticated: authenticationFailed,
    refuse: razorpayErrorReply,
  };
}
