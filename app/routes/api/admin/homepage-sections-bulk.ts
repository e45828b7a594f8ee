import { saveSections } from '~/domain/content/save-sections.server';
import { saveSectionsSchema } from '~/domain/content/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { createMessageResponse } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  PUT: defineEndpoint({
    summary: 'Switch and order sections, all or none',
    access: 'admin',
    permissions: saveSections.permissions,
    body: saveSectionsSchema,
    response: createMessageResponse,
    handle: async ({ ctx, body }) => {
      await saveSections(ctx, body);
      return { message: 'Section settings updated successfully!' };
    },
  }),
});

export { action, loader };
