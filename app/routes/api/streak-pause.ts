import { startPause, endPause } from '~/domain/streaks/pause.server';
import { startPauseSchema } from '~/domain/streaks/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { createMessageResponse } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Pause one’s streak from today on',
    access: 'member',
    body: startPauseSchema,
    response: createMessageResponse,
    handle: async ({ ctx, body }) => {
      await startPause(ctx, body);
      return { message: 'Your streak is paused.' };
    },
  }),
  DELETE: defineEndpoint({
    summary: 'End the pause of one’s streak',
    access: 'member',
    response: createMessageResponse,
    handle: async ({ ctx }) => {
      await endPause(ctx);
      return { message: 'Your streak goes on.' };
    },
  }),
});

export { action, loader };
