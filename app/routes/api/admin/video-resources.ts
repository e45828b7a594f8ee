import { createVideoSchema } from '~/domain/content/schemas';
import { createVideo, deleteVideo } from '~/domain/content/videos.server';
import { createApiRoute } from '~/http/api/api-route.server';
import { createAddAndDeleteEndpoints } from '~/http/api/row-endpoints.server';

const { loader, action } = createApiRoute(
  createAddAndDeleteEndpoints(
    { noun: 'video', name: 'Video resource' },
    { body: createVideoSchema, create: createVideo, remove: deleteVideo },
  ),
);

export { action, loader };
