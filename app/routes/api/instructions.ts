import { z } from 'zod';
import { instructionSchema } from '~/domain/content/responses';
import { listInstructions } from '~/domain/content/instructions.server';
import { languageQuerySchema, translateRowsForActor } from '~/http/api/translated-response.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'Get the focus of each weekday',
    access: 'none',
    query: languageQuerySchema,
    response: z.object({ instructions: z.array(instructionSchema) }),
    handle: async ({ ctx, request }) => ({
      instructions: translateRowsForActor(ctx, request, await listInstructions(ctx)),
    }),
  }),
});

export { action, loader };
