import { todaysClassesSchema } from '~/domain/classes/responses';
import { listTodaysClasses } from '~/domain/classes/queries.server';
import { pickTranslation } from '~/domain/translations';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { languageQuerySchema } from '~/http/api/translated-response.server';
import { getApiLanguage } from '~/http/browser/language.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'List the classes of today',
    access: 'optional',
    query: languageQuerySchema,
    response: todaysClassesSchema,
    handle: async ({ ctx, request }) => {
      const language = getApiLanguage(request);
      const { classes, ...today } = await listTodaysClasses(ctx);
      return { ...today, classes: classes.map((one) => pickTranslation(language, one)) };
    },
  }),
});

export { action, loader };
