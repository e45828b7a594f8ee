import { z } from 'zod';
import { memberProfileSchema } from '~/domain/members/responses';
import { getOwnProfile } from '~/domain/members/queries.server';
import { ownProfileSchema } from '~/domain/members/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'Get the member’s own profile',
    access: 'member',
    query: ownProfileSchema,
    response: z.object({ user: memberProfileSchema }),
    handle: async ({ ctx, query }) => ({ user: await getOwnProfile(ctx, query.user_id) }),
  }),
});

export { action, loader };
