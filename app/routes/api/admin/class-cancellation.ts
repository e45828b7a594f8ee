import { z } from 'zod';
import { cancelClass } from '~/domain/classes/cancel-class.server';
import { countStreaksAffectedByClass } from '~/domain/classes/class-day.server';
import { countNoticeRecipients, NO_NOTICE_RECIPIENTS } from '~/domain/classes/notice-recipients.server';
import { cancelClassSchema } from '~/domain/classes/schemas';
import { CLASS_NOT_FOUND_MESSAGE } from '~/domain/classes/lock-class.server';
import { getClass } from '~/domain/classes/timetable.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';
import { parsePathId } from '~/http/path-id.server';

/**
 * Number of notices. If `notified_is_minimum` is true, there were too many to count, and `notified`
 * is a minimum.
 */
const noticeCount = z.object({ notified: z.int(), notified_is_minimum: z.boolean() });

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary:
      'Count the streaks that change if a class is cancelled, deleted or moved, and the members who would get a notice of its cancellation',
    access: 'admin',
    permissions: cancelClass.permissions,
    response: noticeCount.extend({ list_affected_streaks: z.int() }),
    handle: async ({ ctx, params }) => {
      const id = parsePathId(params.classId, CLASS_NOT_FOUND_MESSAGE);
      const { is_over } = await getClass(ctx, id);
      return {
        list_affected_streaks: await countStreaksAffectedByClass(ctx, id),
        ...(is_over ? NO_NOTICE_RECIPIENTS : await countNoticeRecipients(ctx, id)),
      };
    },
  }),
  POST: defineEndpoint({
    summary: 'Cancel a class and notify the members who attended it recently',
    access: 'admin',
    permissions: cancelClass.permissions,
    body: cancelClassSchema,
    response: messageResponseSchema.extend(noticeCount.shape),
    handle: async ({ ctx, params, body }) => ({
      message: 'Class cancelled successfully',
      ...(await cancelClass(ctx, parsePathId(params.classId, CLASS_NOT_FOUND_MESSAGE), body)),
    }),
  }),
});

export { action, loader };
