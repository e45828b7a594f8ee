import { z } from 'zod';
import { homepageSection } from '~/domain/content/responses';
import { listActiveSections } from '~/domain/content/sections.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'The sections that the home page shows',
    access: 'none',
    response: z.object({ sections: z.array(homepageSection) }),
    handle: async ({ ctx }) => ({ sections: await listActiveSections(ctx) }),
  }),
});

export { action, loader };
