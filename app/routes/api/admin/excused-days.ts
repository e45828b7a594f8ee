import { z } from 'zod';
import { countStreaksOfDay, excuseDay } from '~/domain/classes/excuse-day.server';
import { excuseDaySchema, excusedDaySchema } from '~/domain/classes/schemas';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'How many streaks excusing a day would touch',
    access: 'admin',
    permissions: excuseDay.permissions,
    query: excusedDaySchema,
    response: z.object({ streaks_touched: z.int() }),
    handle: async ({ ctx, query }) => ({ streaks_touched: await countStreaksOfDay(ctx, query.day) }),
  }),
  POST: endpoint({
    summary: 'Excuse a day for everybody',
    access: 'admin',
    permissions: excuseDay.permissions,
    body: excuseDaySchema,
    response: messageResponse,
    handle: async ({ ctx, body }) => {
      await excuseDay(ctx, body);
      return { message: 'Day excused successfully' };
    },
  }),
});

export { action, loader };
