import { markAttendance } from '~/domain/attendance/mark-attendance.server';
import { markAttendanceSchema } from '~/domain/attendance/schemas';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  POST: call({
    access: 'member',
    body: markAttendanceSchema,
    handle: async ({ ctx, body }) => ({
      message: 'Attendance marked successfully!',
      ...(await markAttendance(ctx, body)),
    }),
  }),
});

export { action, loader };
