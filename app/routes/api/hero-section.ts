import { z } from 'zod';
import { heroSection } from '~/domain/content/responses';
import { getHeroSection } from '~/domain/content/queries.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The banner of the home page',
    access: 'optional',
    response: z.object({ hero_section: heroSection }),
    handle: async ({ ctx }) => ({ hero_section: await getHeroSection(ctx) }),
  }),
});

export { action, loader };
