import { reconcileKarma } from '~/domain/karma/reconcile-karma.server';
import { creditMissedFirstClasses } from '~/domain/referrals/credit-referral.server';
import { onCronSchedule, defineJob, logNonZeroCount } from './define-job';

export const reconcileKarmaJob = defineJob({
  queue: 'upkeep',
  attempts: 3,
  schedule: onCronSchedule('35 0 * * *'),
  run: async (ctx) => {
    await logNonZeroCount(ctx, 'referrers credited late', creditMissedFirstClasses(ctx));
    await logNonZeroCount(ctx, 'karma totals corrected', reconcileKarma(ctx));
  },
});
