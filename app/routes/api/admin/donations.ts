import { donationListSchema } from '~/domain/donations/responses';
import { listDonations } from '~/domain/donations/review-queries.server';
import { listDonationsSchema } from '~/domain/donations/review-schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'List the donations with their totals',
    access: 'admin',
    permissions: listDonations.permissions,
    query: listDonationsSchema,
    response: donationListSchema,
    handle: async ({ ctx, query }) => listDonations(ctx, query),
  }),
});

export { action, loader };
