import { z } from 'zod';
import { endSeries, SERIES_NOT_FOUND } from '~/domain/classes/end-series.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  DELETE: endpoint({
    summary: 'End a series; classes to come that nobody asked for go with it',
    access: 'admin',
    permissions: endSeries.permissions,
    response: messageResponse.extend({ removed: z.int() }),
    handle: async ({ ctx, params }) => ({
      message: 'Series ended successfully',
      ...(await endSeries(ctx, pathId(params.seriesId, SERIES_NOT_FOUND))),
    }),
  }),
});

export { action, loader };
