import { z } from 'zod';
import { publicStats } from '~/domain/analytics/responses';
import { getPublicStats } from '~/domain/analytics/queries.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The platform in figures',
    access: 'admin',
    response: z.object({ data: publicStats }),
    handle: async ({ ctx }) => ({ data: await getPublicStats(ctx) }),
  }),
});

export { action, loader };
