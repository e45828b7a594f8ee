import { rejection } from '~/domain/donations/answers';
import { rejectDonation } from '~/domain/donations/reject-donation.server';
import { rejectDonationSchema } from '~/domain/donations/schemas';
import { apiRoute, call } from '~/http/api-route.server';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  PUT: call({
    summary: 'Reject a pending donation for a reason',
    access: 'admin',
    body: rejectDonationSchema,
    answer: rejection,
    handle: async ({ ctx, body, params }) => rejectDonation(ctx, pathId(params.id, 'Donation not found.'), body),
  }),
});

export { action, loader };
