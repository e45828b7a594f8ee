import { userList } from '~/domain/admins/answers';
import { listUsersSchema } from '~/domain/admins/schemas';
import { listUsers } from '~/domain/admins/users.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    summary: 'Members, searched, sorted and paged',
    access: 'admin',
    query: listUsersSchema,
    answer: userList,
    handle: async ({ ctx, query }) => listUsers(ctx, query),
  }),
});

export { action, loader };
