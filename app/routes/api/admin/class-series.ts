import { endSeries, SERIES_NOT_FOUND } from '~/domain/classes/end-series.server';
import { apiRoute, call } from '~/http/api-route.server';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  DELETE: call({
    access: 'admin',
    permission: 'manage_classes',
    handle: async ({ ctx, params }) => ({
      message: 'Series ended successfully',
      ...(await endSeries(ctx, pathId(params.seriesId, SERIES_NOT_FOUND))),
    }),
  }),
});

export { action, loader };
