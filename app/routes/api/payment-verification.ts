import { verifyPaymentSchema } from '~/domain/donations/schemas';
import { verifyPayment } from '~/domain/donations/verify-payment.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  POST: call({
    access: 'member',
    body: verifyPaymentSchema,
    handle: async ({ ctx, body }) => verifyPayment(ctx, body),
  }),
});

export { action, loader };
