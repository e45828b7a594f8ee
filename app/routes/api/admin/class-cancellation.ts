import { cancelClass } from '~/domain/classes/cancel-class.server';
import { CLASS_NOT_FOUND } from '~/domain/classes/lock-class.server';
import { apiRoute, call } from '~/http/api-route.server';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  POST: call({
    access: 'admin',
    permission: 'manage_classes',
    handle: async ({ ctx, params }) => ({
      message: 'Class cancelled successfully',
      ...(await cancelClass(ctx, pathId(params.classId, CLASS_NOT_FOUND))),
    }),
  }),
});

export { action, loader };
