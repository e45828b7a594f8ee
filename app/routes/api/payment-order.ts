import { placedOrderSchema } from '~/domain/donations/responses';
import { placeOnlineOrder } from '~/domain/donations/place-online-order.server';
import { donateSchema } from '~/domain/donations/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Place an order for an online donation',
    access: 'member',
    body: donateSchema,
    response: placedOrderSchema,
    handle: async ({ ctx, body }) => placeOnlineOrder(ctx, body),
  }),
});

export { action, loader };
