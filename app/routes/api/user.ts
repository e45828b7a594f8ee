import { z } from 'zod';
import { memberProfile } from '~/domain/members/responses';
import { getOwnProfile } from '~/domain/members/queries.server';
import { ownProfileSchema } from '~/domain/members/schemas';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'One’s own profile',
    access: 'member',
    query: ownProfileSchema,
    response: z.object({ user: memberProfile }),
    handle: async ({ ctx, query }) => ({ user: await getOwnProfile(ctx, query.user_id) }),
  }),
});

export { action, loader };
