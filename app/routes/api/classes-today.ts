import { todaysClasses } from '~/domain/classes/answers';
import { listTodaysClasses } from '~/domain/classes/queries.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    summary: 'The classes of today',
    access: 'none',
    answer: todaysClasses,
    handle: async ({ ctx }) => listTodaysClasses(ctx),
  }),
});

export { action, loader };
