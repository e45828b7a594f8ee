import { listFaqs } from '~/domain/content/queries.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({ access: 'optional', handle: async ({ ctx }) => ({ faqs: await listFaqs(ctx) }) }),
});

export { action, loader };
