import { todaysClasses } from '~/domain/classes/responses';
import { listTodaysClasses } from '~/domain/classes/queries.server';
import { besides } from '~/domain/translations';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { languageQuery } from '~/http/api/translated-answer.server';
import { languageOfCall } from '~/http/browser/language.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The classes of today',
    access: 'optional',
    query: languageQuery,
    response: todaysClasses,
    handle: async ({ ctx, request }) => {
      const language = languageOfCall(request);
      const { classes, ...today } = await listTodaysClasses(ctx);
      return { ...today, classes: classes.map((one) => besides(language, one)) };
    },
  }),
});

export { action, loader };
