import { upcomingClasses } from '~/domain/classes/responses';
import { listUpcomingClasses } from '~/domain/classes/queries.server';
import { besides } from '~/domain/translations';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { languageQuery } from '~/http/api/translated-answer.server';
import { languageOfCall } from '~/http/browser/language.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The classes of today and the seven days after it, what was called off among them',
    access: 'optional',
    query: languageQuery,
    response: upcomingClasses,
    handle: async ({ ctx, request }) => {
      const language = languageOfCall(request);
      const { days, ...answer } = await listUpcomingClasses(ctx);
      const told = days.map(({ classes, ...day }) => ({
        ...day,
        classes: classes.map(({ instead, ...one }) => ({
          ...besides(language, one),
          instead: instead && besides(language, instead),
        })),
      }));
      return { ...answer, days: told };
    },
  }),
});

export { action, loader };
