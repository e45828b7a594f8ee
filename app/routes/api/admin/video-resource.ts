import { VIDEO_NOT_FOUND } from '~/domain/content/lock-rows.server';
import { updateVideoSchema } from '~/domain/content/schemas';
import { updateVideo } from '~/domain/content/update-video.server';
import { CHECK_TOKEN } from '~/http/admin-login.server';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  PUT: call({
    summary: 'Edit a video',
    access: 'admin',
    permission: 'manage_resources',
    unauthenticatedMessage: CHECK_TOKEN,
    body: updateVideoSchema,
    answer: messageAnswer,
    handle: async ({ ctx, body, params }) => {
      await updateVideo(ctx, pathId(params.videoId, VIDEO_NOT_FOUND), body);
      return { message: 'Video resource updated successfully' };
    },
  }),
});

export { action, loader };
