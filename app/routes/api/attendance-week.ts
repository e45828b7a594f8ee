import { getWeeklyAttendance } from '~/domain/attendance/queries.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({ access: 'member', handle: async ({ ctx }) => getWeeklyAttendance(ctx) }),
});

export { action, loader };
