import { deleteUser, DELETE_USER_NOT_ALLOWED_MESSAGE } from '~/domain/admins/delete-user.server';
import { USER_NOT_FOUND_MESSAGE } from '~/domain/admins/users.server';
import { memberDeletionSummarySchema } from '~/domain/members/responses';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';
import { parsePathId } from '~/http/path-id.server';

const { loader, action } = createApiRoute({
  DELETE: defineEndpoint({
    summary: 'Delete a member and their data',
    access: 'admin',
    permissions: deleteUser.permissions,
    forbiddenMessage: DELETE_USER_NOT_ALLOWED_MESSAGE,
    response: messageResponseSchema.extend({ cleanup_summary: memberDeletionSummarySchema }),
    handle: async ({ ctx, params }) => ({
      cleanup_summary: await deleteUser(ctx, parsePathId(params.id, USER_NOT_FOUND_MESSAGE)),
      message: 'User deleted successfully',
    }),
  }),
});

export { action, loader };
