import { VIDEO_NOT_FOUND } from '~/domain/content/lock-rows.server';
import { updateVideoSchema } from '~/domain/content/schemas';
import { updateVideo } from '~/domain/content/update-video.server';
import { CHECK_TOKEN } from '~/http/browser/admin-login.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  PUT: endpoint({
    summary: 'Edit a video',
    access: 'admin',
    permissions: updateVideo.permissions,
    unauthenticatedMessage: CHECK_TOKEN,
    body: updateVideoSchema,
    response: messageResponse,
    handle: async ({ ctx, body, params }) => {
      await updateVideo(ctx, pathId(params.videoId, VIDEO_NOT_FOUND), body);
      return { message: 'Video resource updated successfully' };
    },
  }),
});

export { action, loader };
