import { deleteUser } from '~/domain/admins/delete-user.server';
import { USER_NOT_FOUND } from '~/domain/admins/users.server';
import { cleanupSummary } from '~/domain/members/answers';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  DELETE: call({
    summary: 'Delete a member and what is theirs',
    access: 'admin',
    answer: messageAnswer.extend({ cleanup_summary: cleanupSummary }),
    handle: async ({ ctx, params }) => ({
      cleanup_summary: await deleteUser(ctx, pathId(params.id, USER_NOT_FOUND)),
      message: 'User deleted successfully',
    }),
  }),
});

export { action, loader };
