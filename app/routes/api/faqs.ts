import { z } from 'zod';
import { faq } from '~/domain/content/answers';
import { listFaqs } from '~/domain/content/queries.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    summary: 'Questions and answers',
    access: 'optional',
    answer: z.object({ faqs: z.array(faq) }),
    handle: async ({ ctx }) => ({ faqs: await listFaqs(ctx) }),
  }),
});

export { action, loader };
