import { createFaq, deleteFaq } from '~/domain/content/faqs.server';
import { createFaqSchema } from '~/domain/content/schemas';
import { createApiRoute } from '~/http/api/api-route.server';
import { createAddAndDeleteEndpoints } from '~/http/api/row-endpoints.server';

const { loader, action } = createApiRoute(
  createAddAndDeleteEndpoints(
    { noun: 'question', name: 'FAQ' },
    { body: createFaqSchema, create: createFaq, remove: deleteFaq },
  ),
);

export { action, loader };
