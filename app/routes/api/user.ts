import { z } from 'zod';
import { memberProfile } from '~/domain/members/answers';
import { getOwnProfile } from '~/domain/members/queries.server';
import { ownProfileSchema } from '~/domain/members/schemas';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    summary: 'One’s own profile',
    access: 'member',
    query: ownProfileSchema,
    answer: z.object({ user: memberProfile }),
    handle: async ({ ctx, query }) => ({ user: await getOwnProfile(ctx, query.user_id) }),
  }),
});

export { action, loader };
