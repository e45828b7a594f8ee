import { donationHistory } from '~/domain/donations/responses';
import { listOwnDonations } from '~/domain/donations/own-donations.server';
import { donationHistorySchema } from '~/domain/donations/schemas';
import { toldTo } from '~/http/api/translated-answer.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'One’s own donations',
    access: 'member',
    query: donationHistorySchema,
    response: donationHistory,
    handle: async ({ ctx, query, request }) => {
      const { donations, ...answer } = await listOwnDonations(ctx, query);
      return { ...answer, donations: toldTo(ctx, request, donations) };
    },
  }),
});

export { action, loader };
