import { saveSections } from '~/domain/content/save-sections.server';
import { saveSectionsSchema } from '~/domain/content/schemas';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';

const { loader, action } = apiRoute({
  PUT: endpoint({
    summary: 'Switch and order sections, all or none',
    access: 'admin',
    permissions: saveSections.permissions,
    body: saveSectionsSchema,
    response: messageResponse,
    handle: async ({ ctx, body }) => {
      await saveSections(ctx, body);
      return { message: 'Section settings updated successfully!' };
    },
  }),
});

export { action, loader };
