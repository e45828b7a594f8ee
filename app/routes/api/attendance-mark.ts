import { markedAttendanceSchema } from '~/domain/attendance/responses';
import { markAttendance } from '~/domain/attendance/mark-attendance.server';
import { markAttendanceSchema } from '~/domain/attendance/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Mark attendance',
    access: 'member',
    body: markAttendanceSchema,
    response: messageResponseSchema.extend(markedAttendanceSchema.shape),
    handle: async ({ ctx, body }) => ({
      message: 'Attendance marked successfully!',
      ...(await markAttendance(ctx, body)),
    }),
  }),
});

export { action, loader };
