import { FAQ_NOT_FOUND } from '~/domain/content/lock-rows.server';
import { updateFaqSchema } from '~/domain/content/schemas';
import { updateFaq } from '~/domain/content/update-faq.server';
import { CHECK_TOKEN } from '~/http/browser/admin-login.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  PUT: endpoint({
    summary: 'Edit a question',
    access: 'admin',
    permissions: updateFaq.permissions,
    unauthenticatedMessage: CHECK_TOKEN,
    body: updateFaqSchema,
    response: messageResponse,
    handle: async ({ ctx, body, params }) => {
      await updateFaq(ctx, pathId(params.faqId, FAQ_NOT_FOUND), body);
      return { message: 'FAQ updated successfully' };
    },
  }),
});

export { action, loader };
