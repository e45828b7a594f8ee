import { donationHistory } from '~/domain/donations/answers';
import { listOwnDonations } from '~/domain/donations/queries.server';
import { donationHistorySchema } from '~/domain/donations/schemas';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    summary: 'One’s own donations',
    access: 'member',
    query: donationHistorySchema,
    answer: donationHistory,
    handle: async ({ ctx, query }) => listOwnDonations(ctx, query),
  }),
});

export { action, loader };
