import { z } from 'zod';
import { ownDonationStatsSchema } from '~/domain/donations/responses';
import { getOwnDonationStats } from '~/domain/donations/own-donation-stats.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'What one has given, in figures',
    access: 'member',
    response: z.object({ stats: ownDonationStatsSchema }),
    handle: async ({ ctx }) => ({ stats: await getOwnDonationStats(ctx) }),
  }),
});

export { action, loader };
