import { reconcileKarma } from '~/domain/karma/reconcile-karma.server';
import { creditMissedFirstClasses } from '~/domain/referrals/credit-referral.server';
import { onCronSchedule, defineJob, logCount } from './define-job';

export const reconcileKarmaJob = defineJob({
  queue: 'upkeep',
  attempts: 3,
  schedule: onCronSchedule('35 0 * * *'),
  run: async (ctx) => {
    await logCount(ctx, 'referrers credited late', creditMissedFirstClasses(ctx));
    await logCount(ctx, 'karma totals corrected', reconcileKarma(ctx));
  },
});
