import { saveHomepageSections } from '~/domain/content/save-homepage-sections.server';
import { saveSectionsSchema } from '~/domain/content/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';

const { loader, action } = createApiRoute({
  PUT: defineEndpoint({
    summary: 'Show, hide and order several sections in one transaction',
    access: 'admin',
    permissions: saveHomepageSections.permissions,
    body: saveSectionsSchema,
    response: messageResponseSchema,
    handle: async ({ ctx, body }) => {
      await saveHomepageSections(ctx, body);
      return { message: 'Section settings updated successfully!' };
    },
  }),
});

export { action, loader };
