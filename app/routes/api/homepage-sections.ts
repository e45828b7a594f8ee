import { z } from 'zod';
import { homepageSectionSchema } from '~/domain/content/responses';
import { listActiveHomepageSections } from '~/domain/content/sections.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'List the sections that the home page shows',
    access: 'none',
    response: z.object({ sections: z.array(homepageSectionSchema) }),
    handle: async ({ ctx }) => ({ sections: await listActiveHomepageSections(ctx) }),
  }),
});

export { action, loader };
