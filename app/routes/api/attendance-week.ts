import { weeklyAttendance } from '~/domain/attendance/responses';
import { getWeeklyAttendance } from '~/domain/attendance/queries.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The week from Monday to Sunday',
    access: 'member',
    response: weeklyAttendance,
    handle: async ({ ctx }) => getWeeklyAttendance(ctx),
  }),
});

export { action, loader };
