import { z } from 'zod';
import { faqSchema } from '~/domain/content/responses';
import { listFaqs } from '~/domain/content/faqs.server';
import { languageQuerySchema, translateRowsForActor } from '~/http/api/translated-response.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'List the questions and answers',
    access: 'optional',
    query: languageQuerySchema,
    response: z.object({ faqs: z.array(faqSchema) }),
    handle: async ({ ctx, request }) => ({ faqs: translateRowsForActor(ctx, request, await listFaqs(ctx)) }),
  }),
});

export { action, loader };
