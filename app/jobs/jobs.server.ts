import { z } from 'zod';
import type { JobPayloads } from '~/domain/job-payloads';
import { updateTrends } from '~/domain/analytics/update-trends.server';
import { updateLeaderboard } from '~/domain/attendance/update-leaderboard.server';
import { updateMonthlyLeaderboard } from '~/domain/attendance/update-monthly-leaderboard.server';
import { updateBoardReport } from '~/domain/board-report/update-board-report.server';
import { queueChallengeMessages } from '~/domain/challenges/queue-challenge-messages.server';
import { updateChallengeFunnels } from '~/domain/challenges/update-challenge-funnels.server';
import { createOpenPractice } from '~/domain/classes/create-open-practice.server';
import { createUpcomingClasses } from '~/domain/classes/create-upcoming-classes.server';
import { queueClassNotices } from '~/domain/classes/queue-class-notices.server';
import { sweepOrphanFiles } from '~/domain/content/sweep-orphan-files.server';
import { processPaymentEvent, sweepPaymentEvents } from '~/domain/donations/process-payment-event.server';
import { purgeDonationScreenshots } from '~/domain/donations/purge-screenshots.server';
import { recheckOpenOrders } from '~/domain/donations/recheck-open-orders.server';
import { recheckAllPayments, recheckRecentPayments } from '~/domain/donations/recheck-payments.server';
import { recheckRefunds } from '~/domain/donations/send-refund.server';
import { runImports } from '~/domain/imports/run-imports.server';
import { reconcileKarma } from '~/domain/karma/reconcile-karma.server';
import { sendMessage } from '~/domain/notifications/send-message.server';
import { sweepOutbox } from '~/domain/notifications/sweep-outbox.server';
import { maintainPartitions } from '~/domain/partitions/maintain-partitions.server';
import { creditMissedFirstClasses } from '~/domain/referrals/credit-referral.server';
import { updateReminderStats } from '~/domain/reminders/reminder-stats.server';
import { scheduleReminders } from '~/domain/reminders/schedule-reminders.server';
import { sendReminders } from '~/domain/reminders/send-reminders.server';
import { deleteExpiredRows } from '~/domain/retention/delete-expired-rows.server';
import { storeDeletedAccounts } from '~/domain/sessions/deleted-accounts.server';
import { expireStreaks } from '~/domain/streaks/expire-streaks.server';
import { recalculateMemberStreaks } from '~/domain/streaks/recalculate-member-streaks.server';
import { recalculateStreaks } from '~/domain/streaks/recalculate-streaks.server';
import { defineJob, type Job, logNonZeroCount } from './define-job';

const sendMessageJob = defineJob({
  queue: 'messages',
  payload: z.object({ messageId: z.int() }),
  attempts: 8,
  id: ({ messageId }) => `message-${messageId}`,
  run: (ctx, { messageId }) => sendMessage(ctx, messageId),
});

/** Jobs that commands add to a queue. Some of them also recur (schedules.ts). */
const QUEUED_JOBS: { [Name in keyof JobPayloads]: Job<JobPayloads[Name]> } = {
  'send-one-time-code': sendMessageJob,
  'send-whatsapp-message': { ...sendMessageJob, priority: 1 },
  'process-payment-webhook': defineJob({
    queue: 'payments',
    payload: z.object({ webhookEventId: z.int() }),
    attempts: 8,
    id: ({ webhookEventId }) => `webhook-${webhookEventId}`,
    run: (ctx, { webhookEventId }) => processPaymentEvent(ctx, webhookEventId),
  }),
  'recalculate-member': defineJob({
    queue: 'upkeep',
    payload: z.object({ memberId: z.int() }),
    attempts: 5,
    id: ({ memberId }) => `member-${memberId}`,
    run: (ctx, { memberId }) => logNonZeroCount(ctx, 'members recalculated', recalculateMemberStreaks(ctx, memberId)),
  }),
  'send-reminders': defineJob({
    queue: 'reminders',
    payload: z.object({ sender: z.string(), turn: z.int() }),
    attempts: 1,
    id: ({ sender, turn }) => `reminders-${sender}-${turn}`,
    run: (ctx, lane) => logNonZeroCount(ctx, 'reminders sent to the provider', sendReminders(ctx, lane)),
  }),
  'sweep-outbox': defineJob({
    queue: 'messages',
    payload: z.object({ now: z.boolean().optional() }),
    attempts: 1,
    run: (ctx, options) => logNonZeroCount(ctx, 'messages queued again', sweepOutbox(ctx, options)),
  }),
  'queue-class-notices': defineJob({
    queue: 'upkeep',
    attempts: 5,
    id: () => 'queue-class-notices',
    run: (ctx) => logNonZeroCount(ctx, 'class notices added to the outbox', queueClassNotices(ctx)),
  }),
  'recalculate-streaks': defineJob({
    queue: 'upkeep',
    attempts: 5,
    id: () => 'recalculate-streaks',
    run: (ctx) => logNonZeroCount(ctx, 'streaks recalculated', recalculateStreaks(ctx)),
  }),
  'schedule-reminders': defineJob({
    queue: 'reminders',
    attempts: 1,
    id: () => 'schedule-reminders',
    run: (ctx) => logNonZeroCount(ctx, 'reminders scheduled', scheduleReminders(ctx)),
  }),
  'run-imports': defineJob({
    queue: 'upkeep',
    attempts: 5,
    id: () => 'run-imports',
    run: (ctx) => logNonZeroCount(ctx, 'imports worked on', runImports(ctx)),
  }),
};

/** Jobs that only recur (schedules.ts). */
const RECURRING_JOBS = {
  'count-reminders': defineJob({
    queue: 'upkeep',
    attempts: 1,
    run: (ctx) => updateReminderStats(ctx),
  }),
  'maintain-partitions': defineJob({
    queue: 'upkeep',
    attempts: 3,
    run: (ctx) => logNonZeroCount(ctx, 'expired partitions dropped', maintainPartitions(ctx)),
  }),
  'sweep-payment-webhooks': defineJob({
    queue: 'payments',
    attempts: 1,
    run: (ctx) => logNonZeroCount(ctx, 'payment webhooks queued again', sweepPaymentEvents(ctx)),
  }),
  'recheck-open-orders': defineJob({
    queue: 'payments',
    attempts: 2,
    run: (ctx) => logNonZeroCount(ctx, 'open orders rechecked', recheckOpenOrders(ctx)),
  }),
  'recheck-recent-payments': defineJob({
    queue: 'payments',
    attempts: 2,
    run: (ctx) => logNonZeroCount(ctx, 'payments settled without a webhook', recheckRecentPayments(ctx)),
  }),
  'recheck-all-payments': defineJob({
    queue: 'payments',
    attempts: 5,
    run: (ctx) => logNonZeroCount(ctx, 'payments settled without a webhook', recheckAllPayments(ctx)),
  }),
  'recheck-refunds': defineJob({
    queue: 'payments',
    attempts: 2,
    run: (ctx) => logNonZeroCount(ctx, 'refunds rechecked', recheckRefunds(ctx)),
  }),
  'expire-streaks': defineJob({
    queue: 'upkeep',
    attempts: 5,
    run: (ctx) => logNonZeroCount(ctx, 'streaks expired', expireStreaks(ctx)),
  }),
  'queue-challenge-messages': defineJob({
    queue: 'upkeep',
    attempts: 5,
    id: () => 'queue-challenge-messages',
    run: (ctx) => logNonZeroCount(ctx, 'challenge messages added to the outbox', queueChallengeMessages(ctx)),
  }),
  'update-challenge-funnels': defineJob({
    queue: 'upkeep',
    attempts: 2,
    run: (ctx) => logNonZeroCount(ctx, 'challenge funnels updated', updateChallengeFunnels(ctx)),
  }),
  'reconcile-karma': defineJob({
    queue: 'upkeep',
    attempts: 3,
    run: async (ctx) => {
      await logNonZeroCount(ctx, 'referrers credited late', creditMissedFirstClasses(ctx));
      await logNonZeroCount(ctx, 'karma totals corrected', reconcileKarma(ctx));
    },
  }),
  'update-leaderboard': defineJob({
    queue: 'upkeep',
    attempts: 1,
    run: (ctx) => logNonZeroCount(ctx, 'leaderboard updated', updateLeaderboard(ctx)),
  }),
  'update-monthly-leaderboard': defineJob({
    queue: 'upkeep',
    attempts: 2,
    run: (ctx) => logNonZeroCount(ctx, 'monthly leaderboard updated', updateMonthlyLeaderboard(ctx)),
  }),
  'update-trends': defineJob({
    queue: 'upkeep',
    attempts: 3,
    run: (ctx) => updateTrends(ctx),
  }),
  'update-board-report': defineJob({
    queue: 'upkeep',
    attempts: 3,
    run: (ctx) => updateBoardReport(ctx),
  }),
  'purge-expired': defineJob({
    queue: 'upkeep',
    attempts: 3,
    run: (ctx) => logNonZeroCount(ctx, 'expired rows deleted', deleteExpiredRows(ctx)),
  }),
  'purge-screenshots': defineJob({
    queue: 'upkeep',
    attempts: 3,
    run: (ctx) => logNonZeroCount(ctx, 'old screenshots deleted', purgeDonationScreenshots(ctx)),
  }),
  'create-series-classes': defineJob({
    queue: 'upkeep',
    attempts: 5,
    run: (ctx) => logNonZeroCount(ctx, 'classes of series created', createUpcomingClasses(ctx)),
  }),
  'list-deleted-accounts': defineJob({
    queue: 'upkeep',
    attempts: 3,
    run: (ctx) => logNonZeroCount(ctx, 'deleted accounts listed', storeDeletedAccounts(ctx)),
  }),
  'sweep-orphan-files': defineJob({
    queue: 'upkeep',
    attempts: 3,
    run: (ctx) => logNonZeroCount(ctx, 'orphan files removed', sweepOrphanFiles(ctx)),
  }),
  'create-open-practice': defineJob({
    queue: 'upkeep',
    attempts: 1,
    run: (ctx) => createOpenPractice(ctx),
  }),
};

export const JOBS = { ...QUEUED_JOBS, ...RECURRING_JOBS };

export type JobName = keyof typeof JOBS;
