import { verifiedPayment } from '~/domain/donations/responses';
import { verifyPaymentSchema } from '~/domain/donations/schemas';
import { verifyPayment } from '~/domain/donations/verify-payment.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Prove an online payment',
    access: 'member',
    body: verifyPaymentSchema,
    response: verifiedPayment,
    handle: async ({ ctx, body }) => verifyPayment(ctx, body),
  }),
});

export { action, loader };
