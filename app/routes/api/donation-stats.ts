import { z } from 'zod';
import { ownDonationStats } from '~/domain/donations/answers';
import { getOwnDonationStats } from '~/domain/donations/queries.server';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    summary: 'What one has given, in figures',
    access: 'member',
    answer: z.object({ stats: ownDonationStats }),
    handle: async ({ ctx }) => ({ stats: await getOwnDonationStats(ctx) }),
  }),
});

export { action, loader };
