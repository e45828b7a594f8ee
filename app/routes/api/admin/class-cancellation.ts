import { z } from 'zod';
import { cancelClass } from '~/domain/classes/cancel-class.server';
import { CLASS_NOT_FOUND } from '~/domain/classes/lock-class.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
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
