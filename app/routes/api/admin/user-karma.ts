import { USER_NOT_FOUND_MESSAGE } from '~/domain/admins/users.server';
import { correctKarma } from '~/domain/admins/correct-karma.server';
import { correctKarmaSchema } from '~/domain/admins/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';
import { parsePathId } from '~/http/path-id.server';

const { loader, action } = createApiRoute({
  PUT: defineEndpoint({
    summary: 'Correct the karma points of a member',
    access: 'admin',
    permissions: correctKarma.permissions,
    body: correctKarmaSchema,
    response: messageResponseSchema,
    handle: async ({ ctx, params, body }) => {
      await correctKarma(ctx, parsePathId(params.id, USER_NOT_FOUND_MESSAGE), body);
      return { message: 'Karma corrected' };
    },
  }),
});

export { action, loader };
