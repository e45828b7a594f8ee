import { z } from 'zod';
import { homepageSection } from '~/domain/content/responses';
import { listSections } from '~/domain/content/sections.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'All sections of the home page',
    access: 'admin',
    permissions: listSections.permissions,
    response: z.object({ sections: z.array(homepageSection) }),
    handle: async ({ ctx }) => ({ sections: await listSections(ctx) }),
  }),
});

export { action, loader };
