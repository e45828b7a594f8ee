import { listClassesSchema } from '~/domain/classes/schemas';
import { getClassStatistics, listClasses } from '~/domain/classes/timetable.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    access: 'admin',
    query: listClassesSchema,
    handle: async ({ ctx, query }) => {
      const [classes, statistics] = await Promise.all([listClasses(ctx, query.page), getClassStatistics(ctx)]);
      return { classes, statistics };
    },
  }),
});

export { action, loader };
