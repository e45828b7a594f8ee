import { z } from 'zod';
import { referralData } from '~/domain/referrals/answers';
import { getReferrals } from '~/domain/referrals/queries.server';
import { referralsSchema } from '~/domain/referrals/schemas';
import { apiRoute, call } from '~/http/api-route.server';

const { loader, action } = apiRoute({
  GET: call({
    summary: 'Friends who joined with one’s code',
    access: 'member',
    query: referralsSchema,
    answer: z.object({ referral_data: referralData }),
    handle: async ({ ctx, query }) => ({ referral_data: await getReferrals(ctx, query) }),
  }),
});

export { action, loader };
