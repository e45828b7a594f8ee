import { leaderboardResponseSchema } from '~/domain/attendance/responses';
import { leaderboardSchema } from '~/domain/attendance/schemas';
import { getLeaderboard } from '~/domain/attendance/leaderboard.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary:
      'List the twenty longest streaks or, with period=month, the most mornings of this month, and the caller’s own rank',
    access: 'member',
    query: leaderboardSchema,
    response: leaderboardResponseSchema,
    handle: async ({ ctx, query }) => getLeaderboard(ctx, query),
  }),
});

export { action, loader };
