import { z } from 'zod';
import { endSeries, SERIES_NOT_FOUND_MESSAGE } from '~/domain/classes/end-series.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';
import { parsePathId } from '~/http/path-id.server';

const { loader, action } = createApiRoute({
  DELETE: defineEndpoint({
    summary: 'End a series and delete its future classes that were not edited and have no attendances',
    access: 'admin',
    permissions: endSeries.permissions,
    response: messageResponseSchema.extend({ removed: z.int() }),
    handle: async ({ ctx, params }) => ({
      message: 'Series ended successfully',
      ...(await endSeries(ctx, parsePathId(params.seriesId, SERIES_NOT_FOUND_MESSAGE))),
    }),
  }),
});

export { action, loader };
