import { markedAttendance } from '~/domain/attendance/responses';
import { markAttendance } from '~/domain/attendance/mark-attendance.server';
import { markAttendanceSchema } from '~/domain/attendance/schemas';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';

const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Mark attendance',
    access: 'member',
    body: markAttendanceSchema,
    response: messageResponse.extend(markedAttendance.shape),
    handle: async ({ ctx, body }) => ({
      message: 'Attendance marked successfully!',
      ...(await markAttendance(ctx, body)),
    }),
  }),
});

export { action, loader };
