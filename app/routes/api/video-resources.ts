import { z } from 'zod';
import { videoResourceSchema } from '~/domain/content/responses';
import { listVideoResources } from '~/domain/content/videos.server';
import { languageQuerySchema, translateRowsForActor } from '~/http/api/translated-response.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'List the videos',
    access: 'optional',
    query: languageQuerySchema,
    response: z.object({ video_resources: z.array(videoResourceSchema) }),
    handle: async ({ ctx, request }) => ({
      video_resources: translateRowsForActor(ctx, request, await listVideoResources(ctx)),
    }),
  }),
});

export { action, loader };
