import { beginPause, endPause } from '~/domain/streaks/pause.server';
import { beginPauseSchema } from '~/domain/streaks/schemas';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';

const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Pause one’s streak from today on',
    access: 'member',
    body: beginPauseSchema,
    response: messageResponse,
    handle: async ({ ctx, body }) => {
      await beginPause(ctx, body);
      return { message: 'Your streak is paused.' };
    },
  }),
  DELETE: endpoint({
    summary: 'End the pause of one’s streak',
    access: 'member',
    response: messageResponse,
    handle: async ({ ctx }) => {
      await endPause(ctx);
      return { message: 'Your streak goes on.' };
    },
  }),
});

export { action, loader };
