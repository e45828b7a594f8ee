import { userListSchema } from '~/domain/admins/responses';
import { listUsersSchema } from '~/domain/admins/schemas';
import { listUsers } from '~/domain/admins/users.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'Search and sort members, page by page',
    access: 'admin',
    permissions: listUsers.permissions,
    query: listUsersSchema,
    response: userListSchema,
    handle: async ({ ctx, query }) => listUsers(ctx, query),
  }),
});

export { action, loader };
