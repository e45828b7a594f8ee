import { z } from 'zod';
import { instruction } from '~/domain/content/responses';
import { listInstructions } from '~/domain/content/instructions.server';
import { languageQuery, toldTo } from '~/http/api/translated-answer.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The focus of each weekday',
    access: 'none',
    query: languageQuery,
    response: z.object({ instructions: z.array(instruction) }),
    handle: async ({ ctx, request }) => ({ instructions: toldTo(ctx, request, await listInstructions(ctx)) }),
  }),
});

export { action, loader };
