import { z } from 'zod';
import { publicStats } from '~/domain/analytics/answers';
import { getPublicStats } from '~/domain/analytics/queries.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    summary: 'The platform in figures',
    access: 'admin',
    answer: z.object({ data: publicStats }),
    handle: async ({ ctx }) => ({ data: await getPublicStats(ctx) }),
  }),
});

export { action, loader };
