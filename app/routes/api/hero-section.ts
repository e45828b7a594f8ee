import { z } from 'zod';
import { heroSection } from '~/domain/content/answers';
import { getHeroSection } from '~/domain/content/queries.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    summary: 'The banner of the home page',
    access: 'optional',
    answer: z.object({ hero_section: heroSection }),
    handle: async ({ ctx }) => ({ hero_section: await getHeroSection(ctx) }),
  }),
});

export { action, loader };
