import { createVideo } from '~/domain/content/create-video.server';
import { deleteVideo } from '~/domain/content/delete-video.server';
import { createVideoSchema, deleteRowSchema } from '~/domain/content/schemas';
import { CHECK_TOKEN } from '~/http/admin-login.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  POST: call({
    access: 'admin',
    permission: 'manage_resources',
    unauthenticatedMessage: CHECK_TOKEN,
    body: createVideoSchema,
    handle: async ({ ctx, body }) => ({
      message: 'Video resource added successfully',
      ...(await createVideo(ctx, body)),
    }),
  }),
  DELETE: call({
    access: 'admin',
    permission: 'manage_resources',
    unauthenticatedMessage: CHECK_TOKEN,
    query: deleteRowSchema,
    handle: async ({ ctx, query }) => {
      await deleteVideo(ctx, query.id);
      return { message: 'Video resource deleted successfully' };
    },
  }),
});

export { action, loader };
