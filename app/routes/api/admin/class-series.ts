import { z } from 'zod';
import { endSeries, SERIES_NOT_FOUND } from '~/domain/classes/end-series.server';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  DELETE: call({
    summary: 'End a series; classes to come that nobody asked for go with it',
    access: 'admin',
    permission: 'manage_classes',
    answer: messageAnswer.extend({ removed: z.int() }),
    handle: async ({ ctx, params }) => ({
      message: 'Series ended successfully',
      ...(await endSeries(ctx, pathId(params.seriesId, SERIES_NOT_FOUND))),
    }),
  }),
});

export { action, loader };
