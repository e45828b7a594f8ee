import { claimShirt } from '~/domain/rewards/claim-shirt.server';
import { claimShirtSchema } from '~/domain/rewards/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Ask for the T-shirt of the third level once it is unlocked; until it is sent, again corrects it',
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
