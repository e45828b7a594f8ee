import { leaderboard } from '~/domain/attendance/answers';
import { getLeaderboard } from '~/domain/attendance/leaderboard.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    summary: 'The twenty longest streaks, and one’s own place',
    access: 'member',
    answer: leaderboard,
    handle: async ({ ctx }) => getLeaderboard(ctx),
  }),
});

export { action, loader };
