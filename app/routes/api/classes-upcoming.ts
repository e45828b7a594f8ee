import { upcomingClassesSchema } from '~/domain/classes/responses';
import { listUpcomingClasses } from '~/domain/classes/queries.server';
import { pickTranslation } from '~/domain/translations';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { languageQuerySchema } from '~/http/api/translated-response.server';
import { getApiLanguage } from '~/http/browser/language.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'List the classes of today and the next seven days, including cancelled classes',
    access: 'optional',
    query: languageQuerySchema,
    response: upcomingClassesSchema,
    handle: async ({ ctx, request }) => {
      const language = getApiLanguage(request);
      const { days, ...answer } = await listUpcomingClasses(ctx);
      const shownDays = days.map(({ classes, ...day }) => ({
        ...day,
        classes: classes.map(({ instead, ...one }) => ({
          ...pickTranslation(language, one),
          instead: instead && pickTranslation(language, instead),
        })),
      }));
      return { ...answer, days: shownDays };
    },
  }),
});

export { action, loader };
