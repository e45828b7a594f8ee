import { z } from 'zod';
import { addGroup, listGroups } from '~/domain/groups/groups.server';
import { communityGroup } from '~/domain/groups/responses';
import { addGroupSchema } from '~/domain/groups/schemas';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';
import { CHECK_TOKEN } from '~/http/browser/admin-login.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The pool of community groups, with how many places are taken',
    access: 'admin',
    permissions: listGroups.permissions,
    unauthenticatedMessage: CHECK_TOKEN,
    response: z.object({ groups: z.array(communityGroup) }),
    handle: async ({ ctx }) => ({ groups: await listGroups(ctx) }),
  }),
  POST: endpoint({
    summary: 'Add a community group',
    access: 'admin',
    permissions: addGroup.permissions,
    unauthenticatedMessage: CHECK_TOKEN,
    body: addGroupSchema,
    response: messageResponse.extend({ id: z.int() }),
    handle: async ({ ctx, body }) => ({
      message: 'Community group added successfully',
      ...(await addGroup(ctx, body)),
    }),
  }),
});

export { action, loader };
