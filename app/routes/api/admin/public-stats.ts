import { z } from 'zod';
import { publicStatsSchema } from '~/domain/analytics/responses';
import { getPublicStats } from '~/domain/analytics/queries.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'Figures of the platform',
    access: 'admin',
    response: z.object({ data: publicStatsSchema }),
    handle: async ({ ctx }) => ({ data: await getPublicStats(ctx) }),
  }),
});

export { action, loader };
