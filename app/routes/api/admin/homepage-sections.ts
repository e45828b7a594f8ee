import { z } from 'zod';
import { homepageSection } from '~/domain/content/answers';
import { listSections } from '~/domain/content/queries.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    summary: 'All sections of the home page',
    access: 'admin',
    permission: 'manage_resources',
    answer: z.object({ sections: z.array(homepageSection) }),
    handle: async ({ ctx }) => ({ sections: await listSections(ctx) }),
  }),
});

export { action, loader };
