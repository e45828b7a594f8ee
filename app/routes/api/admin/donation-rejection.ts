import { rejectionSchema } from '~/domain/donations/responses';
import { rejectDonation } from '~/domain/donations/reject-donation.server';
import { rejectDonationSchema } from '~/domain/donations/schemas';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';

const { loader, action } = createApiRoute({
  PUT: defineEndpoint({
    summary: 'Reject a pending donation with a reason',
    access: 'admin',
    permissions: rejectDonation.permissions,
    body: rejectDonationSchema,
    response: rejectionSchema,
    handle: async ({ ctx, body, params }) =>
      rejectDonation(ctx, parsePathId(params.id, untranslated('Donation not found.')), body),
  }),
});

export { action, loader };
