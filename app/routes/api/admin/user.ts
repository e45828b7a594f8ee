import { deleteUser, MAY_NOT_DELETE } from '~/domain/admins/delete-user.server';
import { USER_NOT_FOUND } from '~/domain/admins/users.server';
import { cleanupSummary } from '~/domain/members/responses';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  DELETE: endpoint({
    summary: 'Delete a member and what is theirs',
    access: 'admin',
    permissions: deleteUser.permissions,
    forbiddenMessage: MAY_NOT_DELETE,
    response: messageResponse.extend({ cleanup_summary: cleanupSummary }),
    handle: async ({ ctx, params }) => ({
      cleanup_summary: await deleteUser(ctx, pathId(params.id, USER_NOT_FOUND)),
      message: 'User deleted successfully',
    }),
  }),
});

export { action, loader };
