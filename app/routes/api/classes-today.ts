import { listTodaysClasses } from '~/domain/classes/queries.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({ access: 'none', handle: async ({ ctx }) => listTodaysClasses(ctx) }),
});

export { action, loader };
