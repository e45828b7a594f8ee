import { deleteUser, DELETE_NOT_ALLOWED } from '~/domain/admins/delete-user.server';
import { USER_NOT_FOUND } from '~/domain/admins/users.server';
import { cleanupSummarySchema } from '~/domain/members/responses';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { createMessageResponse } from '~/http/api/message-response';
import { parsePathId } from '~/http/path-id.server';

const { loader, action } = createApiRoute({
  DELETE: defineEndpoint({
    summary: 'Delete a member and what is theirs',
    access: 'admin',
    permissions: deleteUser.permissions,
    forbiddenMessage: DELETE_NOT_ALLOWED,
    response: createMessageResponse.extend({ cleanup_summary: cleanupSummarySchema }),
    handle: async ({ ctx, params }) => ({
      cleanup_summary: await deleteUser(ctx, parsePathId(params.id, USER_NOT_FOUND)),
      message: 'User deleted successfully',
    }),
  }),
});

export { action, loader };
