import type { Transaction } from '~/db/client.server';
import type { YogaClass } from '~/db/generated/client';
import type { MessageTemplate } from '~/db/generated/enums';
import { SWEEP_BATCH_SIZE } from '~/lib/batches';
import { addDays, formatDate, fromDatabaseDate, fromDatabaseTime, toDatabaseDate } from '~/lib/calendar';
import { formatTimeOfDay } from '~/lib/time-range';
import { requireAdmin } from '../admins/require-admin';
import type { Context } from '../context';
import { addManyToOutbox } from '../notifications/outbox.server';
import { type Language, LANGUAGES, LOCALES } from '~/i18n/languages';
import { translate } from '~/i18n/messages/translate';
import { t } from '~/i18n/messages/message';
import { getClassCancelReason, getClassTitle } from './class-texts';
import { CLASS_NOTICE_ATTENDANCE_DAYS } from './policy';

/**
 * Maximum number of recent attendances that are read to count recipients. If there are more, the
 * result is a minimum.
 */
const JOINS_LOOKED_AT = 20_000;

/**
 * Maximum length of a list in a notice. Twilio refuses variables of more than 1,600 characters, and
 * WhatsApp may refuse a text of more than 1,024, with two lists and a reason.
 */
const MAX_LIST_CHARACTERS = 250;

export interface NoticeRecipientCount {
  notified: number;
  notified_is_minimum: boolean;
}

export const NO_NOTICE_RECIPIENTS: NoticeRecipientCount = { notified: 0, notified_is_minimum: false };

/** Returns how many members would be notified if a class were cancelled or moved now. */
export async function countNoticeRecipients(ctx: Context, id: number): Promise<NoticeRecipientCount> {
  requireAdmin(ctx, 'manage_classes');
  const row = await ctx.db.yogaClass.findUnique({ where: { id }, select: { id: true, title: true, series_id: true } });
  if (!row) return NO_NOTICE_RECIPIENTS;
  const { notified, notified_is_minimum } = await readAudience(ctx, ctx.db, row);
  return { notified, notified_is_minimum };
}

/**
 * Adds cancellation notices to the outbox, unless the class is over. Returns the number of
 * recipients.
 */
export async function queueCancellationNotices(
  ctx: Context,
  tx: Transaction,
  row: YogaClass,
): Promise<NoticeRecipientCount> {
  if (row.ends_at < ctx.clock.now()) return NO_NOTICE_RECIPIENTS;
  return queueNotice(ctx, tx, row, {
    event: `class-cancelled:${row.id}`,
    template: 'class_cancelled',
    variablesIn: (language) => ({
      2: getClassTitle(row, language),
      3: formatClassTime(row, language),
      4: getClassCancelReason(row, language) ?? translate(language, NO_REASON),
    }),
    expires_at: row.ends_at,
  });
}

/** Returns how many members would be notified if these classes were cancelled now. */
export async function countNoticeRecipientsOfDay(
  ctx: Context,
  rows: readonly ChangedClass[],
): Promise<NoticeRecipientCount> {
  requireAdmin(ctx, 'manage_classes');
  const { notified, notified_is_minimum } = await readAudienceOfDay(ctx, ctx.db, rows);
  return { notified, notified_is_minimum };
}

/**
 * Adds one notice about several cancelled classes of a day for each recipient to the outbox.
 * Returns the number of recipients.
 */
export async function queueDayCancellationNotices(
  ctx: Context,
  tx: Transaction,
  rows: readonly YogaClass[],
): Promise<NoticeRecipientCount> {
  const [first] = rows;
  if (!first) return NO_NOTICE_RECIPIENTS;
  const event = `classes-cancelled:${first.id}`;
  const notice = (row: YogaClass): Notice => ({
    event: `${event}:${row.id}`,
    message_event: event,
    template: 'class_cancelled',
    variablesIn: (language) => ({
      2: joinToFit([...new Set(rows.map((one) => getClassTitle(one, language)))], ', '),
      3: formatClassTimes(rows, language),
      4: getClassCancelReason(first, language) ?? translate(language, NO_CLASS_REASON),
    }),
    expires_at: new Date(Math.max(...rows.map(({ ends_at }) => Number(ends_at)))),
  });
  const { memberIds, ...count } = await readAudienceOfDay(ctx, tx, rows);
  if (!isForWorker(count))
    await addManyToOutbox(ctx, tx, { ...notice(first), event, event_date: ctx.clock.today(), memberIds });
  else for (const row of rows) await leaveToWorker(ctx, tx, row, notice(row));
  return count;
}

async function readAudienceOfDay(ctx: Context, tx: Transaction, rows: readonly ChangedClass[]): Promise<Audience> {
  const memberIds = new Set<number>();
  let notified_is_minimum = false;
  for (const row of rows) {
    const audience = await readAudience(ctx, tx, row);
    for (const id of audience.memberIds) memberIds.add(id);
    notified_is_minimum ||= audience.notified_is_minimum;
  }
  return { memberIds: [...memberIds], notified: memberIds.size, notified_is_minimum };
}

const NO_CLASS_REASON = t('You find the next classes in the timetable.');
const NO_REASON = t('Any other class of the day counts just the same.');
const OTHER_DAYS = t('This class is now on other days. You find them in the timetable.');

/**
 * Adds one notice about all classes that leave a series to the outbox, unless they are over.
 * Returns the number of recipients.
 */
export async function queueRemovalNotices(
  ctx: Context,
  tx: Transaction,
  removed: readonly YogaClass[],
): Promise<NoticeRecipientCount> {
  const rows = removed
    .filter(({ ends_at }) => ends_at > ctx.clock.now())
    .toSorted((one, other) => Number(one.starts_at) - Number(other.starts_at));
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return NO_NOTICE_RECIPIENTS;
  return queueNotice(ctx, tx, first, {
    event: `class-removed:${first.id}`,
    template: 'class_cancelled',
    variablesIn: (language) => ({
      2: getClassTitle(first, language),
      3: joinToFit(
        rows.map((row) => formatClassTime(row, language)),
        '; ',
      ),
      4: translate(language, OTHER_DAYS),
    }),
    expires_at: last.ends_at,
  });
}

type Times = Pick<YogaClass, 'class_date' | 'start_time' | 'starts_at' | 'ends_at'>;

/**
 * Adds notices of the new time to the outbox, unless the old or the new time is in the past.
 * Returns the number of recipients.
 */
export async function queueRescheduleNotices(
  ctx: Context,
  tx: Transaction,
  before: YogaClass,
  after: Times,
): Promise<NoticeRecipientCount> {
  const isOver = Math.min(Number(before.ends_at), Number(after.ends_at)) < Number(ctx.clock.now());
  if (isOver || Number(before.starts_at) === Number(after.starts_at)) return NO_NOTICE_RECIPIENTS;
  return queueNotice(ctx, tx, before, {
    event: `class-moved:${before.id}:${before.version}`,
    template: 'class_moved',
    variablesIn: (language) => ({
      2: getClassTitle(before, language),
      3: formatClassTime(before, language),
      4: formatClassTime(after, language),
    }),
    expires_at: after.ends_at,
  });
}

type ChangedClass = Pick<YogaClass, 'id' | 'title' | 'series_id'>;

interface Notice {
  event: string;
  message_event?: string;
  template: MessageTemplate;
  variablesIn: (language: Language) => Record<string, string>;
  expires_at: Date;
}

/**
 * Adds a notice for each recipient to the outbox. If there are more recipients than one statement
 * may write, the worker adds all of them later.
 */
async function queueNotice(
  ctx: Context,
  tx: Transaction,
  changed: ChangedClass,
  notice: Notice,
): Promise<NoticeRecipientCount> {
  const { memberIds, ...count } = await readAudience(ctx, tx, changed);
  if (isForWorker(count)) await leaveToWorker(ctx, tx, changed, notice);
  else await addManyToOutbox(ctx, tx, { ...notice, event_date: ctx.clock.today(), memberIds });
  return count;
}

/** True if there are more recipients than one statement may write. */
function isForWorker({ notified, notified_is_minimum }: NoticeRecipientCount): boolean {
  return notified_is_minimum || notified > SWEEP_BATCH_SIZE;
}

async function leaveToWorker(ctx: Context, tx: Transaction, changed: ChangedClass, notice: Notice) {
  const { id: class_id, title, series_id } = changed;
  const { variablesIn, ...kept } = notice;
  const variables = Object.fromEntries(LANGUAGES.map((language) => [language, variablesIn(language)]));
  const { _max: last } = await tx.member.aggregate({ _max: { id: true } });
  await tx.classNotice.create({
    data: {
      ...kept,
      variables,
      class_id,
      title,
      series_id,
      since: toDatabaseDate(getFirstNoticeDay(ctx)),
      last_member_id: last.id ?? 0,
      created_at: ctx.clock.now(),
    },
    select: { id: true },
  });
}

interface Audience extends NoticeRecipientCount {
  memberIds: number[];
}

/**
 * Returns the recipients of a notice: members who accept notices and recently attended a class of
 * the same series or with the same title, or who opened the link of this class.
 */
async function readAudience(ctx: Context, tx: Transaction, { id, title, series_id }: ChangedClass): Promise<Audience> {
  const [audience] = await tx.$queryRaw<Audience[]>`
    WITH joined AS MATERIALIZED (
      SELECT member_id FROM (
        SELECT attendances.member_id FROM attendances
          JOIN classes ON classes.id = attendances.class_id AND classes.class_date = attendances.class_date
          WHERE classes.class_date >= ${getFirstNoticeDay(ctx)}::date AND (classes.title = ${title} OR classes.series_id = ${series_id}::int)
        UNION ALL
        SELECT class_link_requests.member_id FROM class_link_requests WHERE class_link_requests.class_id = ${id}
      ) AS joins LIMIT ${JOINS_LOOKED_AT + 1}
    )
    SELECT coalesce(array_agg(members.id), '{}') AS "memberIds", count(*)::int AS notified,
      (SELECT count(*) > ${JOINS_LOOKED_AT} FROM joined) AS notified_is_minimum
    FROM members WHERE phone_proved_at IS NOT NULL AND notices_stopped_at IS NULL AND members.id IN (SELECT member_id FROM joined)`;
  return audience ?? { ...NO_NOTICE_RECIPIENTS, memberIds: [] };
}

export async function enqueueNoticeJobs(ctx: Context, { notified }: NoticeRecipientCount): Promise<void> {
  if (notified === 0) return;
  await ctx.enqueue('sweep-outbox', { now: true });
  await ctx.enqueue('queue-class-notices', {});
}

function getFirstNoticeDay(ctx: Context) {
  return addDays(ctx.clock.today(), -CLASS_NOTICE_ATTENDANCE_DAYS);
}

type Start = Pick<YogaClass, 'class_date' | 'start_time'>;

function formatClassTime(row: Start, language: Language): string {
  return formatClassTimes([row], language);
}

/** Returns the date once, followed by the start times of the classes. */
function formatClassTimes(rows: readonly Start[], language: Language): string {
  const [first] = rows;
  const times = [...new Set(rows.map(({ start_time }) => formatTimeOfDay(fromDatabaseTime(start_time))))];
  return first
    ? `${formatDate(fromDatabaseDate(first.class_date), LOCALES[language])}, ${joinToFit(times, ', ')} IST`
    : '';
}

/** Joins texts, and writes "…" instead of those that are too many for a message on WhatsApp. */
function joinToFit(texts: readonly string[], separator: string): string {
  const fitting = texts.filter((_, at) => texts.slice(0, at + 1).join(separator).length <= MAX_LIST_CHARACTERS);
  return (fitting.length < texts.length ? [...fitting, '…'] : fitting).join(separator);
}
