import { updateHeroSchema } from '~/domain/content/schemas';
import { updateHero } from '~/domain/content/update-hero.server';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  PUT: call({
    summary: 'Edit the banner',
    access: 'admin',
    body: updateHeroSchema,
    answer: messageAnswer,
    handle: async ({ ctx, body, params }) => {
      await updateHero(ctx, pathId(params.id, 'Hero section not found.'), body);
      return { message: 'Hero section updated successfully!' };
    },
  }),
});

export { action, loader };
