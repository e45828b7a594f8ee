import { weeklyAttendanceSchema } from '~/domain/attendance/responses';
import { getWeeklyAttendance } from '~/domain/attendance/queries.server';
import { apiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: defineEndpoint({
    summary: 'The week from Monday to Sunday',
    access: 'member',
    response: weeklyAttendanceSchema,
    handle: async ({ ctx }) => getWeeklyAttendance(ctx),
  }),
});

export { action, loader };
