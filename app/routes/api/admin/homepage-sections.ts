import { z } from 'zod';
import { homepageSectionSchema } from '~/domain/content/responses';
import { listSections } from '~/domain/content/sections.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'All sections of the home page',
    access: 'admin',
    permissions: listSections.permissions,
    response: z.object({ sections: z.array(homepageSectionSchema) }),
    handle: async ({ ctx }) => ({ sections: await listSections(ctx) }),
  }),
});

export { action, loader };
