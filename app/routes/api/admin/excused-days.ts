import { z } from 'zod';
import { countStreaksAffectedByExcuse, excuseDay } from '~/domain/classes/excuse-day.server';
import { excuseDaySchema, excusedDaySchema } from '~/domain/classes/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'Count the streaks that change if a day is excused',
    access: 'admin',
    permissions: excuseDay.permissions,
    query: excusedDaySchema,
    response: z.object({ list_affected_streaks: z.int() }),
    handle: async ({ ctx, query }) => ({ list_affected_streaks: await countStreaksAffectedByExcuse(ctx, query.day) }),
  }),
  POST: defineEndpoint({
    summary: 'Excuse a day for all members',
    access: 'admin',
    permissions: excuseDay.permissions,
    body: excuseDaySchema,
    response: messageResponseSchema,
    handle: async ({ ctx, body }) => {
      await excuseDay(ctx, body);
      return { message: 'Day excused successfully' };
    },
  }),
});

export { action, loader };
