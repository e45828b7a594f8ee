import { FAQ_NOT_FOUND_MESSAGE, updateFaq } from '~/domain/content/faqs.server';
import { updateFaqSchema } from '~/domain/content/schemas';
import { createApiRoute } from '~/http/api/api-route.server';
import { createEditEndpoint } from '~/http/api/row-endpoints.server';

const { loader, action } = createApiRoute(
  createEditEndpoint(
    { noun: 'question', name: 'FAQ' },
    { param: 'faqId', notFound: FAQ_NOT_FOUND_MESSAGE, body: updateFaqSchema, update: updateFaq },
  ),
);

export { action, loader };
