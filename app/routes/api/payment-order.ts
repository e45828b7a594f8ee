import { placedOrder } from '~/domain/donations/answers';
import { placeOnlineOrder } from '~/domain/donations/place-online-order.server';
import { donateSchema } from '~/domain/donations/schemas';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  POST: call({
    summary: 'Place an order for an online donation',
    access: 'member',
    body: donateSchema,
    answer: placedOrder,
    handle: async ({ ctx, body }) => placeOnlineOrder(ctx, body),
  }),
});

export { action, loader };
