import { markedAttendance } from '~/domain/attendance/answers';
import { markAttendance } from '~/domain/attendance/mark-attendance.server';
import { markAttendanceSchema } from '~/domain/attendance/schemas';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';

const { loader, action } = apiRoute({
  POST: call({
    summary: 'Mark attendance',
    access: 'member',
    body: markAttendanceSchema,
    answer: messageAnswer.extend(markedAttendance.shape),
    handle: async ({ ctx, body }) => ({
      message: 'Attendance marked successfully!',
      ...(await markAttendance(ctx, body)),
    }),
  }),
});

export { action, loader };
