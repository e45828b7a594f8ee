import { z } from 'zod';
import { heroSectionSchema } from '~/domain/content/responses';
import { getHeroSection } from '~/domain/content/hero.server';
import { languageQuerySchema, translateRowsForActor } from '~/http/api/translated-response.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'Get the banner of the home page',
    access: 'optional',
    query: languageQuerySchema,
    response: z.object({ hero_section: heroSectionSchema }),
    handle: async ({ ctx, request }) => {
      const hero = await getHeroSection(ctx);
      const hero_image_url = hero.hero_image_url && ctx.publicUrl + hero.hero_image_url;
      const [translated] = translateRowsForActor(ctx, request, [{ ...hero, hero_image_url }]);
      return { hero_section: translated ?? hero };
    },
  }),
});

export { action, loader };
