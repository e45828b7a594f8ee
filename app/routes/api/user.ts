import { getOwnProfile } from '~/domain/members/queries.server';
import { ownProfileSchema } from '~/domain/members/schemas';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    access: 'member',
    query: ownProfileSchema,
    handle: async ({ ctx, query }) => ({ user: await getOwnProfile(ctx, query.user_id) }),
  }),
});

export { action, loader };
