import { z } from 'zod';
import { referralData } from '~/domain/referrals/responses';
import { getReferrals } from '~/domain/referrals/queries.server';
import { referralsSchema } from '~/domain/referrals/schemas';
import { apiRoute, endpoint } from '~/http/api/api-route.server';

const { loader, action } = apiRoute({
  GET: endpoint({
    summary: 'Friends who joined with one’s code',
    access: 'member',
    query: referralsSchema,
    response: z.object({ referral_data: referralData }),
    handle: async ({ ctx, query }) => ({ referral_data: await getReferrals(ctx, query) }),
  }),
});

export { action, loader };
