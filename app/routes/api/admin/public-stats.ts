import { getPublicStats } from '~/domain/analytics/queries.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({ access: 'admin', handle: async ({ ctx }) => ({ data: await getPublicStats(ctx) }) }),
});

export { action, loader };
