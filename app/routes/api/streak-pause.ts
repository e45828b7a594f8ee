import { startStreakPause, endStreakPause } from '~/domain/streaks/pause.server';
import { startPauseSchema } from '~/domain/streaks/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Pause the member’s own streak from today',
    access: 'member',
    body: startPauseSchema,
    response: messageResponseSchema,
    handle: async ({ ctx, body }) => {
      await startStreakPause(ctx, body);
      return { message: 'Your streak is paused.' };
    },
  }),
  DELETE: defineEndpoint({
    summary: 'End the pause of the member’s own streak',
    access: 'member',
    response: messageResponseSchema,
    handle: async ({ ctx }) => {
      await endStreakPause(ctx);
      return { message: 'Your streak goes on.' };
    },
  }),
});

export { action, loader };
