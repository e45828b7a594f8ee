import { z } from 'zod';
import { ownDonationStats } from '~/domain/donations/responses';
import { getOwnDonationStats } from '~/domain/donations/own-donation-stats.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'What one has given, in figures',
    access: 'member',
    response: z.object({ stats: ownDonationStats }),
    handle: async ({ ctx }) => ({ stats: await getOwnDonationStats(ctx) }),
  }),
});

export { action, loader };
