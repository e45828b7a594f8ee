import type { YogaClass } from '~/db/generated/client';
import { addDays, toDatabaseDate } from '~/lib/calendar';
import { type CalendarEvent, icsFile } from '~/lib/ics';
import { sameBytes } from '~/lib/same-bytes';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { actingMember } from '../members/acting-member';
import { held } from './class-row';
import { reasonOf } from './class-texts';
import { brandIn, type Language, languageNamed, LOCALES } from '~/i18n/languages';
import { messageIn } from '~/i18n/messages/message-in';
import { type Message, say } from '~/i18n/messages/say';
import { inLanguage, translationsIn } from '../translations';

const FEED_DAYS = { before: 7, after: 30 };

const FEED_NOT_FOUND = say('There is no such calendar.');

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
>;

/** Returns a class as an iCalendar file with our own join link. Throws not_found. */
export async function getCalendarEntry(ctx: Context, classId: number, language: Language): Promise<string> {
  const found = await ctx.db.yogaClass.findFirst({ where: { id: classId, ...held } });
  if (!found) throw new DomainError('not_found', say('Class not found.'));
  return icsFile([{ ...eventOf(ctx, found, language), stampedAt: ctx.clock.now() }]);
}

/**
 * Returns the private calendar URL. Anyone who knows it can read the calendar until it is renewed.
 */
export async function getCalendarAddress(ctx: Context): Promise<string> {
  const memberId = actingMember(ctx);
  const { calendar_version } = await ctx.db.member.findUniqueOrThrow({
    where: { id: memberId },
    select: { calendar_version: true },
  });
  return `${ctx.publicUrl}/calendar/${tokenOf(ctx, memberId, calendar_version)}.ics`;
}

/** Replaces the calendar URL. The old one stops working. */
export async function renewCalendarAddress(ctx: Context): Promise<void> {
  await ctx.db.member.update({
    where: { id: actingMember(ctx) },
    data: { calendar_version: { increment: 1 } },
    select: { id: true },
  });
}

/**
 * Returns a member's calendar feed, byte for byte the same until something changes. Source:
 * docs/rules.md#calendar.
 */
export async function getCalendarFeed(ctx: Context, token: string): Promise<string> {
  const { batch, language } = await ownerOf(ctx, token);
  const today = ctx.clock.today();
  const rows = await ctx.recent.read(`calendar of ${today}`, () =>
    ctx.db.yogaClass.findMany({
      where: {
        deleted_at: null,
        class_date: {
          gte: toDatabaseDate(addDays(today, -FEED_DAYS.before)),
          lte: toDatabaseDate(addDays(today, FEED_DAYS.after)),
        },
      },
      orderBy: [{ starts_at: 'asc' }, { id: 'asc' }],
    }),
  );
  return icsFile(
    rows
      .filter(({ start_time }) => batch === null || Number(start_time) === Number(batch))
      .map((row) => eventOf(ctx, row, language)),
    brandIn(language, ctx.brand.name),
  );
}

async function ownerOf(ctx: Context, token: string): Promise<{ language: Language; batch: Date | null }> {
  const memberId = parseInt(/^([0-9a-z]{1,6})-/.exec(token)?.[1] ?? '', 36);
  const member =
    memberId <= 2_147_483_647
      ? await ctx.db.member.findUnique({
          where: { id: memberId },
          select: { calendar_version: true, language: true, batch: { select: { start_time: true } } },
        })
      : null;
  const expected = member && tokenOf(ctx, memberId, member.calendar_version);
  if (!expected || !sameBytes(Buffer.from(expected), Buffer.from(token)))
    throw new DomainError('not_found', FEED_NOT_FOUND);
  return { language: languageNamed(member.language), batch: member.batch?.start_time ?? null };
}

function tokenOf(ctx: Context, memberId: number, version: number): string {
  return `${memberId.toString(36)}-${ctx.longTermHash('calendar', `${memberId}:${version}`).toString('base64url')}`;
}

function eventOf(ctx: Context, written: CalendarRow, language: Language): CalendarEvent {
  const { langs, ...row } = inLanguage(language, 'classes', {
    ...written,
    translations: translationsIn(written.translations),
  });
  const inOwn = (message: Message) => messageIn(language, message);
  const url = `${ctx.publicUrl}/join/${row.id}`;
  const isCancelled = row.cancelled_at !== null;
  return {
    uid: `class-${row.id}@${new URL(ctx.publicUrl).hostname}`,
    title: `${isCancelled ? `${inOwn(say('Cancelled'))}: ` : ''}${row.title}, ${brandIn(language, ctx.brand.name)}`,
    description: [
      ...(isCancelled ? [reasonOf(written, language)] : []),
      row.description,
      inOwn(say('With {name}.', { name: row.instructor })),
      inOwn(say('Join: {url}', { url })),
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
