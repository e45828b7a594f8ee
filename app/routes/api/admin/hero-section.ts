import { updateHeroSchema } from '~/domain/content/schemas';
import { updateHero } from '~/domain/content/update-hero.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';

const { loader, action } = createApiRoute({
  PUT: defineEndpoint({
    summary: 'Edit the banner',
    access: 'admin',
    permissions: updateHero.permissions,
    body: updateHeroSchema,
    response: messageResponseSchema,
    handle: async ({ ctx, body, params }) => {
      await updateHero(ctx, parsePathId(params.id, untranslated('Hero section not found.')), body);
      return { message: 'Hero section updated successfully!' };
    },
  }),
});

export { action, loader };
