import { z } from 'zod';
import { ownDonationStatsSchema } from '~/domain/donations/responses';
import { getOwnDonationStats } from '~/domain/donations/own-donation-stats.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'Get the totals of the member’s own donations',
    access: 'member',
    response: z.object({ stats: ownDonationStatsSchema }),
    handle: async ({ ctx }) => ({ stats: await getOwnDonationStats(ctx) }),
  }),
});

export { action, loader };
