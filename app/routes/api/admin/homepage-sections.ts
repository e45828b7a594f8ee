import { z } from 'zod';
import { homepageSectionSchema } from '~/domain/content/responses';
import { listHomepageSections } from '~/domain/content/sections.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'List all sections of the home page',
    access: 'admin',
    permissions: listHomepageSections.permissions,
    response: z.object({ sections: z.array(homepageSectionSchema) }),
    handle: async ({ ctx }) => ({ sections: await listHomepageSections(ctx) }),
  }),
});

export { action, loader };
