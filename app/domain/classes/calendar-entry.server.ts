import type { Teacher, YogaClass } from '~/db/generated/client';
import { addDays, toDatabaseDate } from '~/lib/calendar';
import { type CalendarEvent, createIcsFile } from '~/lib/ics';
import { isEqualInConstantTime } from '~/lib/constant-time-equal';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import { ACTIVE_CLASS_FILTER } from './class-row';
import { getClassCancelReason } from './class-texts';
import { type Language, parseLanguage, LOCALES } from '~/i18n/languages';
import { translate } from '~/i18n/messages/translate';
import { type Message, t } from '~/i18n/messages/message';
import { getTextInLanguage, localizeRow, readTranslations } from '../translations';

const FEED_DAYS = { before: 7, after: 30 };

const FEED_NOT_FOUND = t('There is no such calendar.');

type CalendarRow = Pick<
  YogaClass,
  | 'id'
  | 'title'
  | 'description'
  | 'translations'
  | 'instructor'
  | 'starts_at'
  | 'ends_at'
  | 'cancelled_at'
  | 'cancel_reason'
  | 'cancel_translations'
  | 'version'
  | 'updated_at'
> & { teacher: Pick<Teacher, 'translations'> };

const WITH_TEACHER = { teacher: { select: { translations: true } } } as const;

/**
 * Returns a class as an iCalendar file that contains our own join link instead of the meeting link.
 * Throws `not_found` if there is no such class or it was cancelled.
 */
export async function getCalendarEntry(ctx: Context, classId: number, language: Language): Promise<string> {
  const yogaClass = await ctx.db.yogaClass.findFirst({
    where: { id: classId, import_id: null, ...ACTIVE_CLASS_FILTER },
    include: WITH_TEACHER,
  });
  if (!yogaClass) throw new DomainError('not_found', t('Class not found.'));
  return createIcsFile([{ ...toCalendarEvent(ctx, yogaClass, language), stampedAt: ctx.clock.now() }]);
}

/**
 * Returns the acting member's private calendar URL. Anyone who knows the URL can read the calendar
 * until the member renews it.
 */
export async function getCalendarUrl(ctx: Context): Promise<string> {
  const memberId = requireMember(ctx);
  const { calendar_version } = await ctx.db.member.findUniqueOrThrow({
    where: { id: memberId },
    select: { calendar_version: true },
  });
  return `${ctx.publicUrl}/calendar/${createCalendarToken(ctx, memberId, calendar_version)}.ics`;
}

/** Replaces the acting member's calendar URL. The previous URL stops working. */
export async function renewCalendarUrl(ctx: Context): Promise<void> {
  await ctx.db.member.update({
    where: { id: requireMember(ctx) },
    data: { calendar_version: { increment: 1 } },
    select: { id: true },
  });
}

/**
 * Returns a member's calendar feed. The feed is identical byte for byte until a class changes, so
 * clients can cache it. Source: docs/rules.md#calendar.
 */
export async function getCalendarFeed(ctx: Context, token: string): Promise<string> {
  const { batch, language } = await findOwner(ctx, token);
  const today = ctx.clock.today();
  const rows = await ctx.recent.read(`calendar of ${today}`, () =>
    ctx.db.yogaClass.findMany({
      where: {
        deleted_at: null,
        import_id: null,
        class_date: {
          gte: toDatabaseDate(addDays(today, -FEED_DAYS.before)),
          lte: toDatabaseDate(addDays(today, FEED_DAYS.after)),
        },
      },
      include: WITH_TEACHER,
      orderBy: [{ starts_at: 'asc' }, { id: 'asc' }],
    }),
  );
  return createIcsFile(
    rows
      .filter(({ start_time }) => batch === null || Number(start_time) === Number(batch))
      .map((row) => toCalendarEvent(ctx, row, language)),
    ctx.brand.names[language],
  );
}

async function findOwner(ctx: Context, token: string): Promise<{ language: Language; batch: Date | null }> {
  const memberId = parseInt(/^([0-9a-z]{1,6})-/.exec(token)?.[1] ?? '', 36);
  const member =
    memberId <= 2_147_483_647
      ? await ctx.db.member.findUnique({
          where: { id: memberId },
          select: { calendar_version: true, language: true, batch: { select: { start_time: true } } },
        })
      : null;
  const expected = member && createCalendarToken(ctx, memberId, member.calendar_version);
  if (!expected || !isEqualInConstantTime(Buffer.from(expected), Buffer.from(token)))
    throw new DomainError('not_found', FEED_NOT_FOUND);
  return { language: parseLanguage(member.language), batch: member.batch?.start_time ?? null };
}

function createCalendarToken(ctx: Context, memberId: number, version: number): string {
  return `${memberId.toString(36)}-${ctx.longTermHash('calendar', `${memberId}:${version}`).toString('base64url')}`;
}

function toCalendarEvent(ctx: Context, written: CalendarRow, language: Language): CalendarEvent {
  const { langs, ...row } = localizeRow(language, 'classes', {
    ...written,
    translations: readTranslations(written.translations),
  });
  const translations = readTranslations(written.teacher.translations);
  const teacher = getTextInLanguage(language, { translations }, 'name', row.instructor);
  const inOwn = (message: Message) => translate(language, message);
  const url = `${ctx.publicUrl}/join/${row.id}`;
  const isCancelled = row.cancelled_at !== null;
  return {
    uid: `class-${row.id}@${new URL(ctx.publicUrl).hostname}`,
    title: `${isCancelled ? `${inOwn(t('Cancelled'))}: ` : ''}${row.title}, ${ctx.brand.names[language]}`,
    description: [
      ...(isCancelled ? [getClassCancelReason(written, language)] : []),
      row.description,
      inOwn(t('With {name}.', { name: teacher })),
      inOwn(t('Join: {url}', { url })),
    ]
      .filter(Boolean)
      .join('\n'),
    langs: { title: langs.title ?? LOCALES[language], description: langs.description ?? LOCALES[language] },
    url,
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    stampedAt: row.updated_at,
    sequence: row.version,
    isCancelled,
  };
}
