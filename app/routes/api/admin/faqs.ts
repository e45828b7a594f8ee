import { z } from 'zod';
import { createFaq } from '~/domain/content/create-faq.server';
import { deleteFaq } from '~/domain/content/delete-faq.server';
import { createFaqSchema, deleteRowSchema } from '~/domain/content/schemas';
import { CHECK_TOKEN } from '~/http/browser/admin-login.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';

const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Add a question',
    access: 'admin',
    permissions: createFaq.permissions,
    unauthenticatedMessage: CHECK_TOKEN,
    body: createFaqSchema,
    response: messageResponse.extend({ id: z.int() }),
    handle: async ({ ctx, body }) => ({
      message: 'FAQ added successfully',
      ...(await createFaq(ctx, body)),
    }),
  }),
  DELETE: endpoint({
    summary: 'Delete a question',
    access: 'admin',
    permissions: deleteFaq.permissions,
    unauthenticatedMessage: CHECK_TOKEN,
    query: deleteRowSchema,
    response: messageResponse,
    handle: async ({ ctx, query }) => {
      await deleteFaq(ctx, query.id);
      return { message: 'FAQ deleted successfully' };
    },
  }),
});

export { action, loader };
