import { excuseDay } from '~/domain/classes/excuse-day.server';
import { excuseDaySchema } from '~/domain/classes/schemas';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';

const { loader, action } = apiRoute({
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
