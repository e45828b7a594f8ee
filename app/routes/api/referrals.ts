import { getReferrals } from '~/domain/referrals/queries.server';
import { referralsSchema } from '~/domain/referrals/schemas';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    access: 'member',
    query: referralsSchema,
    handle: async ({ ctx, query }) => ({ referral_data: await getReferrals(ctx, query) }),
  }),
});

export { action, loader };
