import { updateVideoSchema } from '~/domain/content/schemas';
import { updateVideo, VIDEO_NOT_FOUND_MESSAGE } from '~/domain/content/videos.server';
import { createApiRoute } from '~/http/api/api-route.server';
import { createEditEndpoint } from '~/http/api/row-endpoints.server';

const { loader, action } = createApiRoute(
  createEditEndpoint(
    { noun: 'video', name: 'Video resource' },
    { param: 'videoId', notFound: VIDEO_NOT_FOUND_MESSAGE, body: updateVideoSchema, update: updateVideo },
  ),
);

export { action, loader };
