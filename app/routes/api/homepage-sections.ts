import { z } from 'zod';
import { homepageSection } from '~/domain/content/answers';
import { listActiveSections } from '~/domain/content/queries.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    summary: 'The sections that the home page shows',
    access: 'none',
    answer: z.object({ sections: z.array(homepageSection) }),
    handle: async ({ ctx }) => ({ sections: await listActiveSections(ctx) }),
  }),
});

export { action, loader };
