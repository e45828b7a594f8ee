import { weeklyAttendance } from '~/domain/attendance/answers';
import { getWeeklyAttendance } from '~/domain/attendance/queries.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    summary: 'The week from Monday to Sunday',
    access: 'member',
    answer: weeklyAttendance,
    handle: async ({ ctx }) => getWeeklyAttendance(ctx),
  }),
});

export { action, loader };
