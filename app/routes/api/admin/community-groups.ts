import { z } from 'zod';
import { addGroup, listGroups } from '~/domain/groups/groups.server';
import { communityGroupSchema } from '~/domain/groups/responses';
import { addGroupSchema } from '~/domain/groups/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';
import { INVALID_ADMIN_TOKEN_MESSAGE } from '~/http/authentication-messages';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'List the community groups with the number of taken places',
    access: 'admin',
    permissions: listGroups.permissions,
    unauthenticatedMessage: INVALID_ADMIN_TOKEN_MESSAGE,
    response: z.object({ groups: z.array(communityGroupSchema) }),
    handle: async ({ ctx }) => ({ groups: await listGroups(ctx) }),
  }),
  POST: defineEndpoint({
    summary: 'Add a community group',
    access: 'admin',
    permissions: addGroup.permissions,
    unauthenticatedMessage: INVALID_ADMIN_TOKEN_MESSAGE,
    body: addGroupSchema,
    response: messageResponseSchema.extend({ id: z.int() }),
    handle: async ({ ctx, body }) => ({
      message: 'Community group added successfully',
      ...(await addGroup(ctx, body)),
    }),
  }),
});

export { action, loader };
