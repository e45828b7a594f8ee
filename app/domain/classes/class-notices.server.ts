import type { Transaction } from '~/db/client.server';
import type { YogaClass } from '~/db/generated/client';
import type { MessageTemplate } from '~/db/generated/enums';
import { SWEEP_CHUNK_SIZE } from '~/lib/chunks';
import { fromDatabaseDate, toDatabaseDate, toLocalDate } from '~/lib/calendar';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import type { Context } from '../context';
import { addManyToOutbox } from '../notifications/outbox.server';
import { type Language, LANGUAGES } from '~/i18n/languages';
import { translate } from '~/i18n/messages/translate';
import { t } from '~/i18n/messages/message';
import { formatClassTime, formatClassTimes, formatReasons, joinToFit } from './class-notice-texts';
import { getClassTitle } from './class-texts';
import { groupCancellations } from './group-cancellations';
import {
  type ChangedClass,
  countRecipients,
  getFirstNoticeDay,
  mergeAudiences,
  NO_NOTICE_RECIPIENTS,
  type NoticeRecipientCount,
  readAudience,
  readAudiences,
} from './notice-recipients.server';

/**
 * Time between the last moment at which a class joins a message and its sending. It is longer than
 * the transaction of a cancellation and the difference between the clocks of two machines.
 */
const CLASS_NOTICE_MARGIN_MS = 30_000;

/**
 * Locks the cancellation of classes until the transaction ends. Call it before the time of the
 * cancellation is read, because the order of these times decides which classes share a message.
 */
export function lockCancellations(tx: Transaction): Promise<void> {
  return acquireAdvisoryLock(tx, 'class-cancellations');
}

export interface CancellationNotices extends NoticeRecipientCount {
  /** Number of members who are notified because of each class, by class id. */
  byClass: ReadonlyMap<number, NoticeRecipientCount>;
}

/**
 * Adds notices about classes of one day, which this transaction has cancelled, to the outbox. Each
 * recipient gets one message, which also names the classes of the day whose notices still wait.
 * Returns the number of recipients.
 */
export async function queueCancellationNotices(
  ctx: Context,
  tx: Transaction,
  cancelled: readonly YogaClass[],
): Promise<CancellationNotices> {
  const [first] = cancelled;
  const group = first ? await findCancellationGroup(ctx, tx, first) : null;
  if (!first || !group) return { ...NO_NOTICE_RECIPIENTS, byClass: new Map() };
  const { classes, since, due_at } = group;
  const audiences = await readAudiences(ctx, tx, classes);
  const { memberIds, ...count } = mergeAudiences([...audiences.values()]);
  const event = `class-cancelled:${fromDatabaseDate(first.class_date)}:${since.toISOString()}`;
  const notice = buildCancellationNotice(group);
  if (isForWorker(count))
    for (const row of classes)
      await leaveToWorker(ctx, tx, row, { ...notice, event: `${event}:${row.id}`, message_event: event }, since);
  else {
    const event_date = toLocalDate(since, ctx.clock.timeZone);
    await addManyToOutbox(ctx, tx, { ...notice, event, event_date, memberIds, due_at, replacesUnsent: true });
  }
  return {
    ...countRecipients(cancelled.flatMap(({ id }) => audiences.get(id) ?? [])),
    byClass: new Map(Array.from(audiences, ([id, audience]) => [id, countRecipients([audience])])),
  };
}

interface CancellationGroup {
  /** Cancelled classes that share a message, in the order of their times. */
  classes: YogaClass[];
  /** Time of the first cancellation. */
  since: Date;
  due_at: Date;
  /** True if another class of the day is held. */
  hasOtherClass: boolean;
}

/** Returns the cancellations that share a message with the class, or null if it has no message. */
export async function findCancellationGroup(
  { clock, community }: Context,
  tx: Transaction,
  { id, class_date }: Pick<YogaClass, 'id' | 'class_date'>,
): Promise<CancellationGroup | null> {
  const now = clock.now();
  const ofDay = await tx.yogaClass.findMany({ where: { class_date }, orderBy: [{ starts_at: 'asc' }, { id: 'asc' }] });
  const group = groupCancellations(ofDay, community.undoSeconds).find(({ ids }) => ids.has(id));
  if (!group) return null;
  return {
    classes: ofDay.filter((row) => group.ids.has(row.id)),
    since: group.since,
    due_at: group.closes_at > now ? new Date(Number(group.closes_at) + CLASS_NOTICE_MARGIN_MS) : now,
    hasOtherClass: ofDay.some(({ cancelled_at, deleted_at, ends_at }) => !cancelled_at && !deleted_at && ends_at > now),
  };
}

function buildCancellationNotice({ classes, hasOtherClass }: CancellationGroup): Omit<Notice, 'event'> {
  const noReason = hasOtherClass ? NO_REASON : NO_OTHER_CLASS;
  return {
    template: 'class_cancelled',
    variablesIn: (language) => ({
      2: joinToFit([...new Set(classes.map((row) => getClassTitle(row, language)))], ', '),
      3: formatClassTimes(classes, language),
      4: formatReasons(classes, language) || translate(language, noReason),
    }),
    expires_at: new Date(Math.max(...classes.map(({ ends_at }) => Number(ends_at)))),
  };
}

const NO_OTHER_CLASS = t('You find the next classes in the timetable.');
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
  return notified_is_minimum || notified > SWEEP_CHUNK_SIZE;
}

async function leaveToWorker(
  ctx: Context,
  tx: Transaction,
  { id: class_id, title, series_id }: ChangedClass,
  { variablesIn, ...kept }: Notice,
  created_at = ctx.clock.now(),
) {
  const variables = Object.fromEntries(LANGUAGES.map((language) => [language, variablesIn(language)]));
  const { _max: last } = await tx.member.aggregate({ _max: { id: true } });
  await tx.classNotice.upsert({
    where: { event: kept.event },
    create: {
      ...kept,
      variables,
      class_id,
      title,
      series_id,
      since: toDatabaseDate(getFirstNoticeDay(ctx)),
      last_member_id: last.id ?? 0,
      created_at,
    },
    // The worker starts again from the first member, to replace the messages that it has added.
    update: { variables, expires_at: kept.expires_at, done_to_member_id: 0, added: 0, finished_at: null },
    select: { id: true },
  });
}

export async function enqueueNoticeJobs(ctx: Context, { notified }: NoticeRecipientCount): Promise<void> {
  if (notified === 0) return;
  await ctx.enqueue('sweep-outbox', { now: true });
  await ctx.enqueue('queue-class-notices', {});
}
