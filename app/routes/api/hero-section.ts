import { z } from 'zod';
import { heroSection } from '~/domain/content/responses';
import { getHeroSection } from '~/domain/content/queries.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The banner of the home page',
    access: 'optional',
    response: z.object({ hero_section: heroSection }),
    handle: async ({ ctx }) => {
      const hero = await getHeroSection(ctx);
      return { hero_section: { ...hero, hero_image_url: hero.hero_image_url && ctx.publicUrl + hero.hero_image_url } };
    },
  }),
});

export { action, loader };
