import { getOwnDonationStats } from '~/domain/donations/queries.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({ access: 'member', handle: async ({ ctx }) => ({ stats: await getOwnDonationStats(ctx) }) }),
});

export { action, loader };
