import { z } from 'zod';
import { cancelClass } from '~/domain/classes/cancel-class.server';
import { countStreaksOf } from '~/domain/classes/class-day.server';
import { countClassNotices, NOBODY_TOLD } from '~/domain/classes/class-notices.server';
import { cancelClassSchema } from '~/domain/classes/schemas';
import { CLASS_NOT_FOUND } from '~/domain/classes/lock-class.server';
import { getClass } from '~/domain/classes/timetable.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';
import { pathId } from '~/http/path-id.server';

/** `notified_is_minimum` is true if there are too many to count. */
const noticeCount = z.object({ notified: z.int(), notified_is_minimum: z.boolean() });

const { loader, action } = apiRoute({
  GET: endpoint({
    summary:
      'How many streaks cancelling, deleting or moving a class would touch, and who would hear of its cancellation',
    access: 'admin',
    permissions: cancelClass.permissions,
    response: noticeCount.extend({ streaks_touched: z.int() }),
    handle: async ({ ctx, params }) => {
      const id = pathId(params.classId, CLASS_NOT_FOUND);
      const { is_over } = await getClass(ctx, id);
      return {
        streaks_touched: await countStreaksOf(ctx, id),
        ...(is_over ? NOBODY_TOLD : await countClassNotices(ctx, id)),
      };
    },
  }),
  POST: endpoint({
    summary: 'Cancel a class and tell those who came before',
    access: 'admin',
    permissions: cancelClass.permissions,
    body: cancelClassSchema,
    response: messageResponse.extend(noticeCount.shape),
    handle: async ({ ctx, params, body }) => ({
      message: 'Class cancelled successfully',
      ...(await cancelClass(ctx, pathId(params.classId, CLASS_NOT_FOUND), body)),
    }),
  }),
});

export { action, loader };
