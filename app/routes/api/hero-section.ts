import { z } from 'zod';
import { heroSection } from '~/domain/content/responses';
import { getHeroSection } from '~/domain/content/hero.server';
import { languageQuery, toldTo } from '~/http/api/translated-answer.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The banner of the home page',
    access: 'optional',
    query: languageQuery,
    response: z.object({ hero_section: heroSection }),
    handle: async ({ ctx, request }) => {
      const hero = await getHeroSection(ctx);
      const hero_image_url = hero.hero_image_url && ctx.publicUrl + hero.hero_image_url;
      const [told] = toldTo(ctx, request, [{ ...hero, hero_image_url }]);
      return { hero_section: told ?? hero };
    },
  }),
});

export { action, loader };
