import { getOwnStreak } from '~/domain/streaks/own-streak.server';
import { ownStreak } from '~/domain/streaks/responses';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'One’s own streak and what became of the last class days',
    access: 'member',
    response: ownStreak,
    handle: async ({ ctx }) => getOwnStreak(ctx),
  }),
});

export { action, loader };
