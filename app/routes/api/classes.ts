import { z } from 'zod';
import { classStatisticsSchema, staffClassSchema } from '~/domain/classes/responses';
import { listClassesSchema } from '~/domain/classes/schemas';
import { getClassStatistics, listClasses } from '~/domain/classes/timetable.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'List the classes for staff',
    access: 'admin',
    query: listClassesSchema,
    response: z.object({ classes: z.array(staffClassSchema), statistics: classStatisticsSchema }),
    handle: async ({ ctx, query }) => {
      const [classes, statistics] = await Promise.all([listClasses(ctx, query.page), getClassStatistics(ctx)]);
      return { classes, statistics };
    },
  }),
});

export { action, loader };
