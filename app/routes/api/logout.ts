import { logOut } from '~/domain/sessions/log-out.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';

const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'End this session',
    access: 'member',
    response: messageResponse,
    handle: async ({ ctx }) => {
      await logOut(ctx);
      return { message: 'You are logged out.' };
    },
  }),
});

export { action, loader };
