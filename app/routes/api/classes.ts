import { z } from 'zod';
import { classStatistics, staffClass } from '~/domain/classes/responses';
import { listClassesSchema } from '~/domain/classes/schemas';
import { getClassStatistics, listClasses } from '~/domain/classes/timetable.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The timetable for staff',
    access: 'admin',
    query: listClassesSchema,
    response: z.object({ classes: z.array(staffClass), statistics: classStatistics }),
    handle: async ({ ctx, query }) => {
      const [classes, statistics] = await Promise.all([listClasses(ctx, query.page), getClassStatistics(ctx)]);
      return { classes, statistics };
    },
  }),
});

export { action, loader };
