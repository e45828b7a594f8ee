import { listSections } from '~/domain/content/queries.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    access: 'admin',
    permission: 'manage_resources',
    handle: async ({ ctx }) => ({ sections: await listSections(ctx) }),
  }),
});

export { action, loader };
