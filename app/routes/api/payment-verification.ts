import { verifiedPaymentSchema } from '~/domain/donations/responses';
import { verifyPaymentSchema } from '~/domain/donations/schemas';
import { verifyPayment } from '~/domain/donations/verify-payment.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Verify an online payment',
    access: 'member',
    body: verifyPaymentSchema,
    response: verifiedPaymentSchema,
    handle: async ({ ctx, body }) => verifyPayment(ctx, body),
  }),
});

export { action, loader };
