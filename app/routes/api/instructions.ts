import { z } from 'zod';
import { instruction } from '~/domain/content/answers';
import { listInstructions } from '~/domain/content/queries.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    summary: 'The focus of each weekday',
    access: 'none',
    answer: z.object({ instructions: z.array(instruction) }),
    handle: async ({ ctx }) => ({ instructions: await listInstructions(ctx) }),
  }),
});

export { action, loader };
