import { z } from 'zod';
import { videoResource } from '~/domain/content/responses';
import { listVideoResources } from '~/domain/content/queries.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'Videos',
    access: 'optional',
    response: z.object({ video_resources: z.array(videoResource) }),
    handle: async ({ ctx }) => ({ video_resources: await listVideoResources(ctx) }),
  }),
});

export { action, loader };
