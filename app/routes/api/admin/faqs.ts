import { createFaq } from '~/domain/content/create-faq.server';
import { deleteFaq } from '~/domain/content/delete-faq.server';
import { createFaqSchema, deleteRowSchema } from '~/domain/content/schemas';
import { CHECK_TOKEN } from '~/http/admin-login.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  POST: call({
    access: 'admin',
    permission: 'manage_resources',
    unauthenticatedMessage: CHECK_TOKEN,
    body: createFaqSchema,
    handle: async ({ ctx, body }) => ({
      message: 'FAQ added successfully',
      ...(await createFaq(ctx, body)),
    }),
  }),
  DELETE: call({
    access: 'admin',
    permission: 'manage_resources',
    unauthenticatedMessage: CHECK_TOKEN,
    query: deleteRowSchema,
    handle: async ({ ctx, query }) => {
      await deleteFaq(ctx, query.id);
      return { message: 'FAQ deleted successfully' };
    },
  }),
});

export { action, loader };
