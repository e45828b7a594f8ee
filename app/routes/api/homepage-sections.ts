import { listActiveSections } from '~/domain/content/queries.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({ access: 'none', handle: async ({ ctx }) => ({ sections: await listActiveSections(ctx) }) }),
});

export { action, loader };
