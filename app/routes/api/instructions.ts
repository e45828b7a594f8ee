import { listInstructions } from '~/domain/content/queries.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({ access: 'none', handle: async ({ ctx }) => ({ instructions: await listInstructions(ctx) }) }),
});

export { action, loader };
