import { approvalSchema } from '~/domain/donations/responses';
import { approveDonationSchema } from '~/domain/donations/schemas';
import { approveDonation } from '~/domain/donations/approve-donation.server';
import { createApiRoute, defineEndpoint } from '~/http/api/api-route.server';
import { parsePathId } from '~/http/path-id.server';
import { untranslated } from '~/i18n/messages/message';

const { loader, action } = createApiRoute({
  PUT: defineEndpoint({
    summary: 'Approve a pending donation',
    access: 'admin',
    permissions: approveDonation.permissions,
    response: approvalSchema,
    body: approveDonationSchema,
    handle: async ({ ctx, body, params }) =>
      approveDonation(ctx, parsePathId(params.id, untranslated('Donation not found.')), body),
  }),
});

export { action, loader };
