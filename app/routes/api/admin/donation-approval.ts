import { approval } from '~/domain/donations/responses';
import { approveDonation } from '~/domain/donations/approve-donation.server';
import { apiRoute, endpoint } from '~/http/api/api-route.server';
import { pathId } from '~/http/path-id.server';
import { english } from '~/i18n/messages/say';

const { loader, action } = apiRoute({
  PUT: endpoint({
    summary: 'Approve a pending donation',
    access: 'admin',
    permissions: approveDonation.permissions,
    response: approval,
    handle: async ({ ctx, params }) => approveDonation(ctx, pathId(params.id, english('Donation not found.'))),
  }),
});

export { action, loader };
