import { z } from 'zod';
import { faq } from '~/domain/content/responses';
import { listFaqs } from '~/domain/content/queries.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'Questions and answers',
    access: 'optional',
    response: z.object({ faqs: z.array(faq) }),
    handle: async ({ ctx }) => ({ faqs: await listFaqs(ctx) }),
  }),
});

export { action, loader };
