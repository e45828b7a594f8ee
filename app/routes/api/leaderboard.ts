import { leaderboard } from '~/domain/attendance/responses';
import { getLeaderboard } from '~/domain/attendance/leaderboard.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The twenty longest streaks, and one’s own place',
    access: 'member',
    response: leaderboard,
    handle: async ({ ctx }) => getLeaderboard(ctx),
  }),
});

export { action, loader };
