import { z } from 'zod';
import { classStatistics, staffClass } from '~/domain/classes/answers';
import { listClassesSchema } from '~/domain/classes/schemas';
import { getClassStatistics, listClasses } from '~/domain/classes/timetable.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    summary: 'The timetable for staff',
    access: 'admin',
    query: listClassesSchema,
    answer: z.object({ classes: z.array(staffClass), statistics: classStatistics }),
    handle: async ({ ctx, query }) => {
      const [classes, statistics] = await Promise.all([listClasses(ctx, query.page), getClassStatistics(ctx)]);
      return { classes, statistics };
    },
  }),
});

export { action, loader };
