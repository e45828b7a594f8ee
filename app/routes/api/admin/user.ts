import { deleteUser } from '~/domain/admins/delete-user.server';
import { USER_NOT_FOUND } from '~/domain/admins/users.server';
import { apiRoute, call } from '~/http/api-route.server';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  DELETE: call({
    access: 'admin',
    handle: async ({ ctx, params }) => ({
      cleanup_summary: await deleteUser(ctx, pathId(params.id, USER_NOT_FOUND)),
      message: 'User deleted successfully',
    }),
  }),
});

export { action, loader };
