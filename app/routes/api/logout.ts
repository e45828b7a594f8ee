import { messageAnswer } from '~/http/message-answer';
import { logOut } from '~/domain/sessions/log-out.server';
import { apiRoute, call } from '~/http/api-route.server';

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
