import { saveSections } from '~/domain/content/save-sections.server';
import { saveSectionsSchema } from '~/domain/content/schemas';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';

const { loader, action } = apiRoute({
  PUT: call({
    summary: 'Switch and order sections, all or none',
    access: 'admin',
    permission: 'manage_resources',
    body: saveSectionsSchema,
    answer: messageAnswer,
    handle: async ({ ctx, body }) => {
      await saveSections(ctx, body);
      return { message: 'Section settings updated successfully!' };
    },
  }),
});

export { action, loader };
