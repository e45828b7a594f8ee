import { verifiedPayment } from '~/domain/donations/answers';
import { verifyPaymentSchema } from '~/domain/donations/schemas';
import { verifyPayment } from '~/domain/donations/verify-payment.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  POST: call({
    summary: 'Prove an online payment',
    access: 'member',
    body: verifyPaymentSchema,
    answer: verifiedPayment,
    handle: async ({ ctx, body }) => verifyPayment(ctx, body),
  }),
});

export { action, loader };
