import { z } from 'zod';
import { cancelClass } from '~/domain/classes/cancel-class.server';
import { countStreaksOf } from '~/domain/classes/class-day.server';
import { countClassNotices } from '~/domain/classes/class-notices.server';
import { CLASS_NOT_FOUND } from '~/domain/classes/lock-class.server';
import { getClass } from '~/domain/classes/timetable.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary:
      'How many streaks cancelling, deleting or moving a class would touch, and who would hear of its cancellation',
    access: 'admin',
    permissions: cancelClass.permissions,
    response: z.object({ streaks_touched: z.int(), notified: z.int() }),
    handle: async ({ ctx, params }) => {
      const id = pathId(params.classId, CLASS_NOT_FOUND);
      const { is_over } = await getClass(ctx, id);
      return {
        streaks_touched: await countStreaksOf(ctx, id),
        notified: is_over ? 0 : await countClassNotices(ctx, id),
      };
    },
  }),
  POST: endpoint({
    summary: 'Cancel a class and tell those who came before',
    access: 'admin',
    permissions: cancelClass.permissions,
    response: messageResponse.extend({ notified: z.int() }),
    handle: async ({ ctx, params }) => ({
      message: 'Class cancelled successfully',
      ...(await cancelClass(ctx, pathId(params.classId, CLASS_NOT_FOUND))),
    }),
  }),
});

export { action, loader };
