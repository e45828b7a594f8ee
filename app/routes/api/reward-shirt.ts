import { claimShirt } from '~/domain/rewards/claim-shirt.server';
import { claimShirtSchema } from '~/domain/rewards/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Request the T-shirt of the third level, or correct the request until it is sent',
    access: 'member',
    body: claimShirtSchema,
    response: messageResponseSchema,
    handle: async ({ ctx, body }) => {
      await claimShirt(ctx, body);
      return { message: 'Thank you. We will send your T-shirt there.' };
    },
  }),
});

export { action, loader };
