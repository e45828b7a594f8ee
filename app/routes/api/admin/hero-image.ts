import { uploadHeroImageSchema } from '~/domain/content/schemas';
import { uploadHeroImage } from '~/domain/content/update-hero.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { messageResponse } from '~/http/api/message-response';
import { pathId } from '~/http/path-id.server';
import { english } from '~/i18n/messages/say';

const { loader, action } = apiRoute({
  POST: endpoint({
    summary: 'Give the banner another picture',
    access: 'admin',
    permissions: uploadHeroImage.permissions,
    upload: { hero_image: 'hero_image' },
    body: uploadHeroImageSchema,
    response: messageResponse,
    handle: async ({ ctx, body, files, params }) => {
      await uploadHeroImage(ctx, pathId(params.id, english('Hero section not found.')), body, files.hero_image);
      return { message: 'Hero image uploaded successfully!' };
    },
  }),
});

export { action, loader };
