import { upcomingClasses } from '~/domain/classes/responses';
import { listUpcomingClasses } from '~/domain/classes/queries.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The classes of today and the seven days after it, what was called off among them',
    access: 'optional',
    response: upcomingClasses,
    handle: async ({ ctx }) => listUpcomingClasses(ctx),
  }),
});

export { action, loader };
