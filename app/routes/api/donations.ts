import { donationHistoryResponseSchema } from '~/domain/donations/responses';
import { listOwnDonations } from '~/domain/donations/own-donations.server';
import { donationHistorySchema } from '~/domain/donations/schemas';
import { translateRowsForActor } from '~/http/api/translated-response.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';

const { loader, action } = createApiRoute({
  GET: defineEndpoint({
    summary: 'List the member’s own donations',
    access: 'member',
    query: donationHistorySchema,
    response: donationHistoryResponseSchema,
    handle: async ({ ctx, query, request }) => {
      const { donations, ...answer } = await listOwnDonations(ctx, query);
      return { ...answer, donations: translateRowsForActor(ctx, request, donations) };
    },
  }),
});

export { action, loader };
