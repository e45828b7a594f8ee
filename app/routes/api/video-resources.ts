import { z } from 'zod';
import { videoResource } from '~/domain/content/responses';
import { listVideoResources } from '~/domain/content/videos.server';
import { languageQuery, toldTo } from '~/http/api/translated-answer.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'Videos',
    access: 'optional',
    query: languageQuery,
    response: z.object({ video_resources: z.array(videoResource) }),
    handle: async ({ ctx, request }) => ({ video_resources: toldTo(ctx, request, await listVideoResources(ctx)) }),
  }),
});

export { action, loader };
