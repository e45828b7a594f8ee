import { z } from 'zod';
import { videoResource } from '~/domain/content/answers';
import { listVideoResources } from '~/domain/content/queries.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    summary: 'Videos',
    access: 'optional',
    answer: z.object({ video_resources: z.array(videoResource) }),
    handle: async ({ ctx }) => ({ video_resources: await listVideoResources(ctx) }),
  }),
});

export { action, loader };
