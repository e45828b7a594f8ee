import { z } from 'zod';
import { addGroup, listGroups } from '~/domain/groups/groups.server';
import { communityGroupSchema } from '~/domain/groups/responses';
import { addGroupSchema } from '~/domain/groups/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { createMessageResponse } from '~/http/api/message-response';
import { CHECK_ADMIN_TOKEN } from '~/http/browser/admin-login.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'The pool of community groups, with how many places are taken',
    access: 'admin',
    permissions: listGroups.permissions,
    unauthenticatedMessage: CHECK_ADMIN_TOKEN,
    response: z.object({ groups: z.array(communityGroupSchema) }),
    handle: async ({ ctx }) => ({ groups: await listGroups(ctx) }),
  }),
  POST: defineEndpoint({
    summary: 'Add a community group',
    access: 'admin',
    permissions: addGroup.permissions,
    unauthenticatedMessage: CHECK_ADMIN_TOKEN,
    body: addGroupSchema,
    response: createMessageResponse.extend({ id: z.int() }),
    handle: async ({ ctx, body }) => ({
      message: 'Community group added successfully',
      ...(await addGroup(ctx, body)),
    }),
  }),
});

export { action, loader };
