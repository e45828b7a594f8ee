import { listDonations } from '~/domain/donations/review-queries.server';
import { listDonationsSchema } from '~/domain/donations/schemas';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    access: 'admin',
    query: listDonationsSchema,
    handle: async ({ ctx, query }) => listDonations(ctx, query),
  }),
});

export { action, loader };
