import { todaysClasses } from '~/domain/classes/responses';
import { listTodaysClasses } from '~/domain/classes/queries.server';
import { languageQuery, toldTo } from '~/http/api/translated-answer.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The classes of today',
    access: 'optional',
    query: languageQuery,
    response: todaysClasses,
    handle: async ({ ctx, request }) => {
      const today = await listTodaysClasses(ctx);
      return { ...today, classes: toldTo(ctx, request, today.classes) };
    },
  }),
});

export { action, loader };
