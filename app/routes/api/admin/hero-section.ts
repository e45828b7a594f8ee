import { updateHeroSchema } from '~/domain/content/schemas';
import { updateHero } from '~/domain/content/update-hero.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';
import { pathId } from '~/http/path-id.server';
import { english } from '~/i18n/messages/say';

const { loader, action } = apiRoute({
  PUT: endpoint({
    summary: 'Edit the banner',
    access: 'admin',
    permissions: updateHero.permissions,
    body: updateHeroSchema,
    response: messageResponse,
    handle: async ({ ctx, body, params }) => {
      await updateHero(ctx, pathId(params.id, english('Hero section not found.')), body);
      return { message: 'Hero section updated successfully!' };
    },
  }),
});

export { action, loader };
