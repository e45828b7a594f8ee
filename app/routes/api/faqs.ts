import { z } from 'zod';
import { faq } from '~/domain/content/responses';
import { listFaqs } from '~/domain/content/faqs.server';
import { languageQuery, toldTo } from '~/http/api/translated-answer.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'Questions and answers',
    access: 'optional',
    query: languageQuery,
    response: z.object({ faqs: z.array(faq) }),
    handle: async ({ ctx, request }) => ({ faqs: toldTo(ctx, request, await listFaqs(ctx)) }),
  }),
});

export { action, loader };
