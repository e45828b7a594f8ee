import { updateChallengeFunnelsJob } from './update-challenge-funnels.server';
import { updateLeaderboardJob } from './update-leaderboard.server';
import { updateMonthlyLeaderboardJob } from './update-monthly-leaderboard.server';
import { updateBoardReportJob } from './update-board-report.server';
import { updateTrendsJob } from './update-trends.server';
import { countRemindersJob } from './count-reminders.server';
import { createOpenPracticeJob } from './create-open-practice.server';
import { maintainPartitionsJob } from './maintain-partitions.server';
import { listDeletedAccountsJob } from './list-deleted-accounts.server';
import { createSeriesClassesJob } from './create-series-classes.server';
import { queueChallengeMessagesJob } from './queue-challenge-messages.server';
import { queueClassNoticesJob } from './queue-class-notices.server';
import { scheduleRemindersJob } from './schedule-reminders.server';
import { processPaymentWebhookJob } from './process-payment-webhook.server';
import { purgeExpiredJob } from './purge-expired.server';
import { purgeScreenshotsJob } from './purge-screenshots.server';
import { recalculateMemberJob } from './recalculate-member.server';
import { recheckAllPaymentsJob } from './recheck-all-payments.server';
import { recheckOpenOrdersJob } from './recheck-open-orders.server';
import { recheckRecentPaymentsJob } from './recheck-recent-payments.server';
import { runImportsJob } from './run-imports.server';
import { recheckRefundsJob } from './recheck-refunds.server';
import { reconcileKarmaJob } from './reconcile-karma.server';
import { recalculateStreaksJob } from './recalculate-streaks.server';
import { sendOneTimeCodeJob } from './send-one-time-code.server';
import { sendRemindersJob } from './send-reminders.server';
import { sendWhatsappMessageJob } from './send-whatsapp-message.server';
import { sweepOrphanFilesJob } from './sweep-orphan-files.server';
import { sweepOutboxJob } from './sweep-outbox.server';
import { sweepPaymentWebhooksJob } from './sweep-payment-webhooks.server';
import { expireStreaksJob } from './expire-streaks.server';
import type { PayloadOf } from './define-job';

export const JOBS = {
  'send-one-time-code': sendOneTimeCodeJob,
  'send-whatsapp-message': sendWhatsappMessageJob,
  'sweep-outbox': sweepOutboxJob,
  'schedule-reminders': scheduleRemindersJob,
  'send-reminders': sendRemindersJob,
  'count-reminders': countRemindersJob,
  'maintain-partitions': maintainPartitionsJob,
  'process-payment-webhook': processPaymentWebhookJob,
  'sweep-payment-webhooks': sweepPaymentWebhooksJob,
  'recheck-open-orders': recheckOpenOrdersJob,
  'recheck-recent-payments': recheckRecentPaymentsJob,
  'recheck-all-payments': recheckAllPaymentsJob,
  'recheck-refunds': recheckRefundsJob,
  'recalculate-member': recalculateMemberJob,
  'expire-streaks': expireStreaksJob,
  'recalculate-streaks': recalculateStreaksJob,
  'queue-class-notices': queueClassNoticesJob,
  'queue-challenge-messages': queueChallengeMessagesJob,
  'update-challenge-funnels': updateChallengeFunnelsJob,
  'reconcile-karma': reconcileKarmaJob,
  'update-leaderboard': updateLeaderboardJob,
  'update-monthly-leaderboard': updateMonthlyLeaderboardJob,
  'update-trends': updateTrendsJob,
  'update-board-report': updateBoardReportJob,
  'purge-expired': purgeExpiredJob,
  'purge-screenshots': purgeScreenshotsJob,
  'create-series-classes': createSeriesClassesJob,
  'list-deleted-accounts': listDeletedAccountsJob,
  'sweep-orphan-files': sweepOrphanFilesJob,
  'create-open-practice': createOpenPracticeJob,
  'run-imports': runImportsJob,
};

export type JobName = keyof typeof JOBS;

export type JobPayload<Name extends JobName> = PayloadOf<(typeof JOBS)[Name]>;
