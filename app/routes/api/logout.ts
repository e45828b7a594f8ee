import { logOut } from '~/domain/sessions/log-out.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Log out',
    access: 'member',
    response: messageResponseSchema,
    handle: async ({ ctx }) => {
      await logOut(ctx);
      return { message: 'You are logged out.' };
    },
  }),
});

export { action, loader };
