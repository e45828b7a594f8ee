import { weeklyAttendanceSchema } from '~/domain/attendance/responses';
import { getWeeklyAttendance } from '~/domain/attendance/queries.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'Get the attendance of this week, Monday to Sunday',
    access: 'member',
    response: weeklyAttendanceSchema,
    handle: async ({ ctx }) => getWeeklyAttendance(ctx),
  }),
});

export { action, loader };
