import { USER_NOT_FOUND } from '~/domain/admins/users.server';
import { correctKarma } from '~/domain/admins/correct-karma.server';
import { correctKarmaSchema } from '~/domain/admins/schemas';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  PUT: endpoint({
    summary: 'Correct what karma a member has',
    access: 'admin',
    permissions: correctKarma.permissions,
    body: correctKarmaSchema,
    response: messageResponse,
    handle: async ({ ctx, params, body }) => {
      await correctKarma(ctx, pathId(params.id, USER_NOT_FOUND), body);
      return { message: 'Karma corrected' };
    },
  }),
});

export { action, loader };
