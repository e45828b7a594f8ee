import { uploadHeroImageSchema } from '~/domain/content/schemas';
import { uploadHeroImage } from '~/domain/content/update-hero.server';
import { apiRoute, call } from '~/http/api-route.server';
import { messageAnswer } from '~/http/message-answer';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  POST: call({
    summary: 'Give the banner another picture',
    access: 'admin',
    upload: { hero_image: 'hero_image' },
    body: uploadHeroImageSchema,
    answer: messageAnswer,
    handle: async ({ ctx, body, files, params }) => {
      await uploadHeroImage(ctx, pathId(params.id, 'Hero section not found.'), body, files.hero_image);
      return { message: 'Hero image uploaded successfully!' };
    },
  }),
});

export { action, loader };
