import { getHeroSection } from '~/domain/content/queries.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({ access: 'optional', handle: async ({ ctx }) => ({ hero_section: await getHeroSection(ctx) }) }),
});

export { action, loader };
