import { listUsersSchema } from '~/domain/admins/schemas';
import { listUsers } from '~/domain/admins/users.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({ access: 'admin', query: listUsersSchema, handle: async ({ ctx, query }) => listUsers(ctx, query) }),
});

export { action, loader };
