import { getLeaderboard } from '~/domain/attendance/leaderboard.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({ access: 'member', handle: async ({ ctx }) => getLeaderboard(ctx) }),
});

export { action, loader };
