import { uploadHeroImageSchema } from '~/domain/content/schemas';
import { uploadHeroImage } from '~/domain/content/update-hero.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { messageResponseSchema } from '~/http/api/message-response';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';

const { loader, action } = createApiRoute({
  POST: defineEndpoint({
    summary: 'Replace the picture of the banner',
    access: 'admin',
    permissions: uploadHeroImage.permissions,
    upload: { hero_image: 'hero_image' },
    body: uploadHeroImageSchema,
    response: messageResponseSchema,
    handle: async ({ ctx, body, files, params }) => {
      await uploadHeroImage(
        ctx,
        parsePathId(params.id, untranslated('Hero section not found.')),
        body,
        files.hero_image,
      );
      return { message: 'Hero image uploaded successfully!' };
    },
  }),
});

export { action, loader };
