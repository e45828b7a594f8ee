import { z } from 'zod';
import { createFaq } from '~/domain/content/create-faq.server';
import { deleteFaq } from '~/domain/content/delete-faq.server';
import { createFaqSchema, deleteRowSchema } from '~/domain/content/schemas';
import { CHECK_TOKEN } from '~/http/admin-login.server';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';

const { loader, action } = apiRoute({
  POST: call({
    summary: 'Add a question',
    access: 'admin',
    permission: 'manage_resources',
    unauthenticatedMessage: CHECK_TOKEN,
    body: createFaqSchema,
    answer: messageAnswer.extend({ id: z.int() }),
    handle: async ({ ctx, body }) => ({
      message: 'FAQ added successfully',
      ...(await createFaq(ctx, body)),
    }),
  }),
  DELETE: call({
    summary: 'Delete a question',
    access: 'admin',
    permission: 'manage_resources',
    unauthenticatedMessage: CHECK_TOKEN,
    query: deleteRowSchema,
    answer: messageAnswer,
    handle: async ({ ctx, query }) => {
      await deleteFaq(ctx, query.id);
      return { message: 'FAQ deleted successfully' };
    },
  }),
});

export { action, loader };
