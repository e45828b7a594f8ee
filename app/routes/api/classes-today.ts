import { todaysClasses } from '~/domain/classes/responses';
import { listTodaysClasses } from '~/domain/classes/queries.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The classes of today',
    access: 'none',
    response: todaysClasses,
    handle: async ({ ctx }) => listTodaysClasses(ctx),
  }),
});

export { action, loader };
