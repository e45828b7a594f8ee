import { toDatabaseDate } from '~/lib/calendar';
import type { Context } from '../context';
import {
  MESSAGE_STATUS_BY_PROVIDER_STATUS,
  getRetryDelaySeconds,
  listEarlierMessageStatuses,
} from '../notifications/policy';
import { isRetryableProviderError, describeProviderError } from '../notifications/provider-errors';
import { recordFailedSends } from '../notifications/record-failed-send.server';
import type { ReminderKey } from './reminder-key';
import { slowDownSender } from './sender-rate.server';

interface ReportedReminder {
  key: ReminderKey;
  provider_message_id: string;
  status: string;
  error_code?: string | undefined;
}

/** Records a status report about a reminder. Reports arrive more than once and in any order. */
export async function recordReminderStatus(ctx: Context, reported: ReportedReminder): Promise<void> {
  const { status } = reported;
  if (Object.hasOwn(MESSAGE_STATUS_BY_PROVIDER_STATUS, status))
    await moveOn(
      ctx,
      reported,
      MESSAGE_STATUS_BY_PROVIDER_STATUS[status as keyof typeof MESSAGE_STATUS_BY_PROVIDER_STATUS],
    );
  else if (status === 'failed' || status === 'undelivered') await recordFailure(ctx, reported);
}

type Progress = (typeof MESSAGE_STATUS_BY_PROVIDER_STATUS)[keyof typeof MESSAGE_STATUS_BY_PROVIDER_STATUS];

async function moveOn(ctx: Context, { key, provider_message_id }: ReportedReminder, next: Progress): Promise<void> {
  await ctx.db.$executeRaw`
    UPDATE reminders SET status = ${next}::"MessageStatus", provider_message_id = ${provider_message_id}, channel = 'whatsapp', error_code = NULL
    WHERE member_id = ${key.member_id} AND class_id = ${key.class_id} AND class_date = ${toDatabaseDate(key.class_date)}::date
      AND (status = 'sending' OR (status::text = ANY (${listEarlierMessageStatuses(next)}::text[]) AND provider_message_id = ${provider_message_id}))`;
}

async function recordFailure(ctx: Context, { key, provider_message_id, error_code }: ReportedReminder): Promise<void> {
  const code = error_code ?? 'failed';
  const isAgain = isRetryableProviderError(code);
  const delay = getRetryDelaySeconds(1, code);
  const [failed] = await ctx.sql<{ sender: string | null; phone: string | null }[]>`
    UPDATE reminders SET status = ${isAgain ? 'pending' : 'failed'}::"MessageStatus", error_code = ${code},
      due_at = CASE WHEN ${isAgain} THEN ${ctx.clock.now()}::timestamptz + make_interval(secs => ${delay}::int) ELSE due_at END
    WHERE member_id = ${key.member_id} AND class_id = ${key.class_id} AND class_date = ${toDatabaseDate(key.class_date)}::date
      AND (status = 'sending' OR (status::text = ANY (${listEarlierMessageStatuses('failed')}::text[]) AND provider_message_id = ${provider_message_id}))
    RETURNING sender, (SELECT phone FROM members WHERE members.id = member_id) AS phone`;
  if (!failed) return;
  await recordFailedSends(ctx, [{ template: 'class_reminder', phone: failed.phone ?? '', code }]);
  if (describeProviderError(code).reaction === 'slow_down' && failed.sender) await slowDownSender(ctx, failed.sender);
}
