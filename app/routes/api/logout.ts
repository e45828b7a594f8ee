import { logOut } from '~/domain/sessions/log-out.server';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';

const { loader, action } = apiRoute({
  POST: call({
    summary: 'End this session',
    access: 'member',
    answer: messageAnswer,
    handle: async ({ ctx }) => {
      await logOut(ctx);
      return { message: 'You are logged out.' };
    },
  }),
});

export { action, loader };
