import { getOwnStreak } from '~/domain/streaks/own-streak.server';
import { ownStreakSchema } from '~/domain/streaks/responses';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'Get the member’s own streak and the last class days',
    access: 'member',
    response: ownStreakSchema,
    handle: async ({ ctx }) => getOwnStreak(ctx),
  }),
});

export { action, loader };
