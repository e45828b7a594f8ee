import { countChallengesJob } from './count-challenges.server';
import { countLeaderboardJob } from './count-leaderboard.server';
import { countMonthJob } from './count-month.server';
import { countRemindersJob } from './count-reminders.server';
import { keepOpenPracticeJob } from './keep-open-practice.server';
import { keepPartitionsJob } from './keep-partitions.server';
import { listDeletedAccountsJob } from './list-deleted-accounts.server';
import { materialiseSeriesJob } from './materialise-series.server';
import { oweChallengeMessagesJob } from './owe-challenge-messages.server';
import { oweClassNoticesJob } from './owe-class-notices.server';
import { oweRemindersJob } from './owe-reminders.server';
import { processPaymentWebhookJob } from './process-payment-webhook.server';
import { purgeExpiredJob } from './purge-expired.server';
import { purgeScreenshotsJob } from './purge-screenshots.server';
import { recalculateMemberJob } from './recalculate-member.server';
import { recheckAllPaymentsJob } from './recheck-all-payments.server';
import { recheckOpenOrdersJob } from './recheck-open-orders.server';
import { recheckRecentPaymentsJob } from './recheck-recent-payments.server';
import { reconcileKarmaJob } from './reconcile-karma.server';
import { replayStreaksJob } from './replay-streaks.server';
import { sendOneTimeCodeJob } from './send-one-time-code.server';
import { sendRemindersJob } from './send-reminders.server';
import { sendWhatsappMessageJob } from './send-whatsapp-message.server';
import { sweepOrphanFilesJob } from './sweep-orphan-files.server';
import { sweepOutboxJob } from './sweep-outbox.server';
import { sweepPaymentWebhooksJob } from './sweep-payment-webhooks.server';
import { writeDownStreaksJob } from './write-down-streaks.server';
import type { PayloadOf } from './define-job';

/** All jobs by name. */
export const jobs = {
  'send-one-time-code': sendOneTimeCodeJob,
  'send-whatsapp-message': sendWhatsappMessageJob,
  'sweep-outbox': sweepOutboxJob,
  'owe-reminders': oweRemindersJob,
  'send-reminders': sendRemindersJob,
  'count-reminders': countRemindersJob,
  'keep-partitions': keepPartitionsJob,
  'process-payment-webhook': processPaymentWebhookJob,
  'sweep-payment-webhooks': sweepPaymentWebhooksJob,
  'recheck-open-orders': recheckOpenOrdersJob,
  'recheck-recent-payments': recheckRecentPaymentsJob,
  'recheck-all-payments': recheckAllPaymentsJob,
  'recalculate-member': recalculateMemberJob,
  'write-down-streaks': writeDownStreaksJob,
  'replay-streaks': replayStreaksJob,
  'owe-class-notices': oweClassNoticesJob,
  'owe-challenge-messages': oweChallengeMessagesJob,
  'count-challenges': countChallengesJob,
  'reconcile-karma': reconcileKarmaJob,
  'count-leaderboard': countLeaderboardJob,
  'count-month': countMonthJob,
  'purge-expired': purgeExpiredJob,
  'purge-screenshots': purgeScreenshotsJob,
  'materialise-series': materialiseSeriesJob,
  'list-deleted-accounts': listDeletedAccountsJob,
  'sweep-orphan-files': sweepOrphanFilesJob,
  'keep-open-practice': keepOpenPracticeJob,
};

export type JobName = keyof typeof jobs;

export type JobPayload<Name extends JobName> = PayloadOf<(typeof jobs)[Name]>;
