import { listOwnDonations } from '~/domain/donations/queries.server';
import { donationHistorySchema } from '~/domain/donations/schemas';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    access: 'member',
    query: donationHistorySchema,
    handle: async ({ ctx, query }) => listOwnDonations(ctx, query),
  }),
});

export { action, loader };
