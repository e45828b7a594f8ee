import { placeOnlineOrder } from '~/domain/donations/place-online-order.server';
import { donateSchema } from '~/domain/donations/schemas';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  POST: call({
    access: 'member',
    body: donateSchema,
    handle: async ({ ctx, body }) => placeOnlineOrder(ctx, body),
  }),
});

export { action, loader };
