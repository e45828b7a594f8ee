import { listVideoResources } from '~/domain/content/queries.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    access: 'optional',
    handle: async ({ ctx }) => ({ video_resources: await listVideoResources(ctx) }),
  }),
});

export { action, loader };
