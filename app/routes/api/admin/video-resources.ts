import { z } from 'zod';
import { createVideo } from '~/domain/content/create-video.server';
import { deleteVideo } from '~/domain/content/delete-video.server';
import { createVideoSchema, deleteRowSchema } from '~/domain/content/schemas';
import { CHECK_TOKEN } from '~/http/browser/admin-login.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';

const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Add a video',
    access: 'admin',
    permissions: createVideo.permissions,
    unauthenticatedMessage: CHECK_TOKEN,
    body: createVideoSchema,
    response: messageResponse.extend({ id: z.int() }),
    handle: async ({ ctx, body }) => ({
      message: 'Video resource added successfully',
      ...(await createVideo(ctx, body)),
    }),
  }),
  DELETE: endpoint({
    summary: 'Delete a video',
    access: 'admin',
    permissions: deleteVideo.permissions,
    unauthenticatedMessage: CHECK_TOKEN,
    query: deleteRowSchema,
    response: messageResponse,
    handle: async ({ ctx, query }) => {
      await deleteVideo(ctx, query.id);
      return { message: 'Video resource deleted successfully' };
    },
  }),
});

export { action, loader };
