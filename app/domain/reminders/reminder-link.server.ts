import type { z } from 'zod';
import { type LocalDate, toLocalTime, toDatabaseDate } from '~/lib/calendar';
import { isIndianPhone } from '~/lib/phone';
import { getFirstName } from '~/lib/first-name';
import { type Language, LOCALES } from '~/i18n/languages';
import { ATTENDANCE_ALREADY_MARKED_MESSAGE, markAttendance } from '../attendance/mark-attendance.server';
import type { markAttendanceSchema } from '../attendance/schemas';
import { requestMeetingLink } from '../classes/request-meeting-link.server';
import { getClassStatus, isClassFull, canMarkAttendance } from '../classes/policy';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { markPhoneVerified } from '../sessions/verify-phone.server';
import { getTextInLanguage, type Translations } from '../translations';
import { type ReminderLink, readReminderLinkToken } from './reminder-link-token';

/** `unknown`: the signature of the link is invalid, or its member was deleted. */
export type ReminderLinkStatus = 'unknown' | 'over' | 'cancelled' | 'later' | 'open' | 'joined' | 'full' | 'ended';

export interface ReminderLinkView {
  status: ReminderLinkStatus;
  language: Language;
  day: LocalDate | null;
  firstName: string;
  title: string;
  titleLang?: string | undefined;
  instructor: string;
  startTime: string;
  endTime: string;
  /** Time of day from which the class can be joined, which may be before its start. */
  opensAt: string;
  /** Suffix of each displayed time. It is empty for a phone in India. */
  zone: '' | ' IST';
  opensInSeconds: number;
}

interface LinkRow {
  name: string;
  phone: string;
  language: Language;
  title: string;
  translations: Translations;
  teacher_translations: Translations;
  instructor: string;
  start_time: string;
  end_time: string;
  starts_at: Date;
  ends_at: Date;
  attendance_count: number;
  max_participants: number | null;
  is_held: boolean;
  has_joined: boolean;
}

const UNKNOWN: ReminderLinkView = {
  status: 'unknown',
  language: 'en',
  day: null,
  firstName: '',
  title: '',
  instructor: '',
  startTime: '',
  endTime: '',
  opensAt: '',
  zone: '',
  opensInSeconds: 0,
} as const;

/**
 * Returns the class of a reminder link. It must not change any data, because link previews request
 * the page too.
 */
export async function findClassByReminderLink(ctx: Context, token: string): Promise<ReminderLinkView> {
  const linked = readReminderLinkToken(ctx, token);
  return linked ? toLinkView(ctx, linked) : UNKNOWN;
}

/**
 * Marks attendance of the link's member and returns the meeting link. If the class cannot be
 * joined, returns its status instead. Source: docs/rules.md#reminders.
 */
export async function joinClassByReminderLink(ctx: Context, token: string): Promise<{ to: string } | ReminderLinkView> {
  const linked = readReminderLinkToken(ctx, token);
  if (!linked) return UNKNOWN;
  const { classId, memberId, day } = linked;
  if (day < ctx.clock.today()) {
    const view = await toLinkView(ctx, linked);
    if (view.status === 'over') return view;
  }
  const asMember: Context = { ...ctx, actor: { kind: 'member', memberId, sessionId: 0 } };
  if (!(await admitReader(ctx, linked))) return UNKNOWN;
  try {
    await markUnlessMarked(asMember, { class_id: classId, attendance_date: day });
    return { to: await requestMeetingLink(asMember, classId) };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === 'rate_limited') throw error;
    return toLinkView(ctx, linked);
  }
}

/**
 * Returns false for a deleted or suspended member. Verifies the member's phone number if the link
 * was sent by WhatsApp. A link that was sent to a browser does not verify it.
 */
async function admitReader(ctx: Context, { classId, memberId, day }: ReminderLink): Promise<boolean> {
  const [reader] = await ctx.sql<{ phone: string; is_suspended: boolean; proves_phone: boolean }[]>`
    SELECT phone, suspended_at IS NOT NULL AS "is_suspended", phone_proved_at IS NULL AND EXISTS (
      SELECT FROM reminders WHERE member_id = members.id AND class_id = ${classId} AND class_date = ${day}::date
        AND channel = 'whatsapp' AND status IN ('queued', 'sent', 'delivered', 'read')) AS "proves_phone"
    FROM members WHERE members.id = ${memberId}`;
  if (!reader || reader.is_suspended) return false;
  if (reader.proves_phone)
    await ctx.db.$transaction((tx) =>
      markPhoneVerified(ctx, tx, { id: memberId, phone: reader.phone, isFromOwnSession: false }),
    );
  return true;
}

async function markUnlessMarked(ctx: Context, input: z.output<typeof markAttendanceSchema>): Promise<void> {
  try {
    await markAttendance(ctx, input);
  } catch (error) {
    if (!(error instanceof DomainError) || error.userMessage !== ATTENDANCE_ALREADY_MARKED_MESSAGE) throw error;
  }
}

async function toLinkView(ctx: Context, { classId, memberId, day }: ReminderLink): Promise<ReminderLinkView> {
  const [row] = await ctx.sql<LinkRow[]>`
    SELECT name, phone, language, classes.title, classes.translations, (SELECT teachers.translations FROM teachers WHERE teachers.name = instructor) AS teacher_translations, instructor, start_time::text AS "start_time", end_time::text AS "end_time", starts_at AS "starts_at", ends_at AS "ends_at",
      attendance_count AS "attendance_count", max_participants AS "max_participants",
      deleted_at IS NULL AND cancelled_at IS NULL AND class_date = ${toDatabaseDate(day)}::date AS "is_held",
      EXISTS (SELECT FROM attendances WHERE member_id = members.id AND class_id = classes.id AND attendances.class_date = classes.class_date) AS "has_joined"
    FROM members, classes WHERE members.id = ${memberId} AND suspended_at IS NULL AND classes.id = ${classId}`;
  if (!row) return UNKNOWN;
  const title = getTextInLanguage(row.language, row, 'title', row.title);
  const now = ctx.clock.now();
  const opens = new Date(row.starts_at.getTime() - ctx.community.earlyJoinMinutes * 60_000);
  return {
    status: getLinkStatus(ctx, row, day),
    language: row.language,
    day,
    firstName: getFirstName(row.name),
    title,
    titleLang: title === row.title && row.language !== 'en' ? LOCALES.en : undefined,
    instructor: getTextInLanguage(row.language, { translations: row.teacher_translations }, 'name', row.instructor),
    startTime: row.start_time,
    endTime: row.end_time,
    opensAt: toLocalTime(opens, ctx.clock.timeZone),
    zone: isIndianPhone(row.phone) ? '' : ' IST',
    opensInSeconds: Math.max(0, Math.ceil((opens.getTime() - now.getTime()) / 1000)),
  };
}

function getLinkStatus(ctx: Context, row: LinkRow, day: LocalDate): ReminderLinkStatus {
  const [now, early] = [ctx.clock.now(), ctx.community.earlyJoinMinutes];
  const isOpen = canMarkAttendance(row, now, early);
  if (day < ctx.clock.today() && !(row.is_held && isOpen)) return 'over';
  if (!row.is_held) return 'cancelled';
  if (!isOpen) return getClassStatus(row, now, early) === 'later' ? 'later' : 'ended';
  if (row.has_joined) return 'joined';
  return isClassFull(row) ? 'full' : 'open';
}
