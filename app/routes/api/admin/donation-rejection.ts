import { rejectDonation } from '~/domain/donations/reject-donation.server';
import { rejectDonationSchema } from '~/domain/donations/schemas';
import { apiRoute, call } from '~/http/api-route.server';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  PUT: call({
    access: 'admin',
    body: rejectDonationSchema,
    handle: async ({ ctx, body, params }) => rejectDonation(ctx, pathId(params.id, 'Donation not found.'), body),
  }),
});

export { action, loader };
