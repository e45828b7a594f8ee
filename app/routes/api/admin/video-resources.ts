import { z } from 'zod';
import { createVideo } from '~/domain/content/create-video.server';
import { deleteVideo } from '~/domain/content/delete-video.server';
import { createVideoSchema, deleteRowSchema } from '~/domain/content/schemas';
import { CHECK_TOKEN } from '~/http/admin-login.server';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';

const { loader, action } = apiRoute({
  POST: call({
    summary: 'Add a video',
    access: 'admin',
    permission: 'manage_resources',
    unauthenticatedMessage: CHECK_TOKEN,
    body: createVideoSchema,
    answer: messageAnswer.extend({ id: z.int() }),
    handle: async ({ ctx, body }) => ({
      message: 'Video resource added successfully',
      ...(await createVideo(ctx, body)),
    }),
  }),
  DELETE: call({
    summary: 'Delete a video',
    access: 'admin',
    permission: 'manage_resources',
    unauthenticatedMessage: CHECK_TOKEN,
    query: deleteRowSchema,
    answer: messageAnswer,
    handle: async ({ ctx, query }) => {
      await deleteVideo(ctx, query.id);
      return { message: 'Video resource deleted successfully' };
    },
  }),
});

export { action, loader };
