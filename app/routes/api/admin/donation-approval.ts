import { approvalSchema } from '~/domain/donations/responses';
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
    handle: async ({ ctx, params }) =>
      approveDonation(ctx, parsePathId(params.id, untranslated('Donation not found.'))),
  }),
});

export { action, loader };
