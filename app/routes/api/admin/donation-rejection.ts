import { rejection } from '~/domain/donations/responses';
import { rejectDonation } from '~/domain/donations/reject-donation.server';
import { rejectDonationSchema } from '~/domain/donations/schemas';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { pathId } from '~/http/path-id.server';
import { english } from '~/i18n/messages/say';

const { loader, action } = apiRoute({
  PUT: endpoint({
    summary: 'Reject a pending donation for a reason',
    access: 'admin',
    permissions: rejectDonation.permissions,
    body: rejectDonationSchema,
    response: rejection,
    handle: async ({ ctx, body, params }) =>
      rejectDonation(ctx, pathId(params.id, english('Donation not found.')), body),
  }),
});

export { action, loader };
