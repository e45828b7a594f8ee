import { z } from 'zod';
import { instruction } from '~/domain/content/responses';
import { listInstructions } from '~/domain/content/queries.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The focus of each weekday',
    access: 'none',
    response: z.object({ instructions: z.array(instruction) }),
    handle: async ({ ctx }) => ({ instructions: await listInstructions(ctx) }),
  }),
});

export { action, loader };
