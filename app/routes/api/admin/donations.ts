import { donationList } from '~/domain/donations/answers';
import { listDonations } from '~/domain/donations/review-queries.server';
import { listDonationsSchema } from '~/domain/donations/schemas';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    summary: 'Donations to review, with their figures',
    access: 'admin',
    query: listDonationsSchema,
    answer: donationList,
    handle: async ({ ctx, query }) => listDonations(ctx, query),
  }),
});

export { action, loader };
