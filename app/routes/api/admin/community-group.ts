import { editGroup, GROUP_NOT_FOUND_MESSAGE } from '~/domain/groups/groups.server';
import { editGroupSchema } from '~/domain/groups/schemas';
import { createApiRoute } from '~/http/api/api-route.server';
import { createEditEndpoint } from '~/http/api/row-endpoints.server';

const { loader, action } = createApiRoute(
  createEditEndpoint(
    { noun: 'community group', name: 'Community group' },
    { param: 'groupId', notFound: GROUP_NOT_FOUND_MESSAGE, body: editGroupSchema, update: editGroup },
  ),
);

export { action, loader };
