import { saveSections } from '~/domain/content/save-sections.server';
import { saveSectionsSchema } from '~/domain/content/schemas';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  PUT: call({
    access: 'admin',
    permission: 'manage_resources',
    body: saveSectionsSchema,
    handle: async ({ ctx, body }) => {
      await saveSections(ctx, body);
      return { message: 'Section settings updated successfully!' };
    },
  }),
});

export { action, loader };
