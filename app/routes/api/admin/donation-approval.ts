import { approveDonation } from '~/domain/donations/approve-donation.server';
import { apiRoute, call } from '~/http/api-route.server';
import { pathId } from '~/http/path-id.server';

const { loader, action } = apiRoute({
  PUT: call({
    access: 'admin',
    handle: async ({ ctx, params }) => approveDonation(ctx, pathId(params.id, 'Donation not found.')),
  }),
});

export { action, loader };
