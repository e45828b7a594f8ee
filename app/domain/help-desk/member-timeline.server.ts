import type { z } from 'zod';
import type { MessageStatus, MessageTemplate, PaymentMethod } from '~/db/generated/enums';
import { formatDate, toLocalDate, toLocalTime, type LocalDate } from '~/lib/calendar';
import { formatPaise } from '~/lib/format-number';
import { formatTimeOfDay } from '~/lib/time-range';
import { parseUserAgent } from '~/lib/user-agent';
import { describeAuditEntry } from '../audit/sentences';
import type { Context } from '../context';
import { VIEW_DONATIONS_PERMISSIONS, VIEW_MEMBERS_PERMISSIONS } from '../admins/policy';
import { requireAdmin } from '../admins/require-admin';
import { PAYMENT_METHOD_LABELS } from '../donations/policy';
import { type Delivery, describeDelivery, MESSAGE_LABELS } from './message-labels';
import type { memberTimelineSchema } from './schemas';

/** Kinds of entries on the timeline of a member, with the labels of the filters. */
export const TIMELINE_KINDS = {
  classes: 'Classes',
  donations: 'Donations',
  messages: 'Messages',
  logins: 'Logins',
  referrals: 'Referrals',
  staff: 'Staff',
} as const;

export type TimelineKind = keyof typeof TIMELINE_KINDS;

const PAGE_SIZE = 40;

export interface TimelineEntry {
  key: string;
  kind: TimelineKind;
  day: LocalDate;
  time: string;
  title: string;
  note: string | null;
  status: Delivery['status'] | null;
  to: string | null;
}

export interface MemberTimeline {
  entries: TimelineEntry[];
  /** Cursor of the next page, or null on the last page. */
  before: number | null;
}

interface Row {
  source: keyof typeof SOURCES;
  id: string;
  at: Date;
  text: string | null;
  status: string | null;
  note: string | null;
  fields: Record<string, unknown> | null;
}

/**
 * Returns the timeline of a member, newest entry first. Donations are included only for staff who
 * may see donations.
 */
export async function listMemberTimeline(
  ctx: Context,
  id: number,
  { show, before }: z.output<typeof memberTimelineSchema>,
): Promise<MemberTimeline> {
  const { permissions } = requireAdmin(ctx, ...listMemberTimeline.permissions);
  const seesDonations = VIEW_DONATIONS_PERMISSIONS.some((one) => permissions.includes(one));
  const kinds = Object.keys(TIMELINE_KINDS).filter(
    (kind) => (show === undefined || kind === show) && (kind !== 'donations' || seesDonations),
  );
  const until = before === undefined ? new Date(ctx.clock.now().getTime() + 1) : new Date(before);
  const rows = await readRows(ctx, id, kinds, until);
  const shown = rows.slice(0, PAGE_SIZE);
  return {
    entries: shown.map((row) => toEntry(ctx, row)),
    before: rows.length > PAGE_SIZE ? (shown.at(-1)?.at.getTime() ?? null) : null,
  };
}

listMemberTimeline.permissions = VIEW_MEMBERS_PERMISSIONS;

/** Reads one page from each source through its index on the member. */
function readRows(ctx: Context, id: number, kinds: readonly string[], until: Date): Promise<Row[]> {
  const has = (kind: TimelineKind) => kinds.includes(kind);
  const limit = PAGE_SIZE + 1;
  return ctx.sql<Row[]>`
    SELECT * FROM (
      (SELECT 'attendance' AS source, class_id::text AS id, marked_at AS at, title AS text, NULL::text AS status, NULL::text AS note, NULL::jsonb AS fields
        FROM attendances JOIN classes ON classes.id = class_id
        WHERE member_id = ${id} AND marked_at < ${until} AND ${has('classes')} ORDER BY marked_at DESC LIMIT ${limit})
      UNION ALL
      (SELECT 'rating', ratings.id::text, ratings.created_at, title, rating::text, review, NULL
        FROM ratings LEFT JOIN classes ON classes.id = class_id
        WHERE member_id = ${id} AND ratings.created_at < ${until} AND ${has('classes')} ORDER BY ratings.created_at DESC LIMIT ${limit})
      UNION ALL
      (SELECT 'donation', id::text, created_at, amount_paise::text, status::text, payment_method::text, NULL
        FROM donations
        WHERE member_id = ${id} AND created_at < ${until} AND ${has('donations')} ORDER BY created_at DESC LIMIT ${limit})
      UNION ALL
      (SELECT 'message', id::text, created_at, template::text, status::text, error_code, CASE WHEN template = 'staff_reply' THEN variables END
        FROM outbox_messages
        WHERE member_id = ${id} AND created_at < ${until} AND ${has('messages')} ORDER BY created_at DESC LIMIT ${limit})
      UNION ALL
      (SELECT 'reminder', class_id::text, coalesce(handed_over_at, due_at), channel, status::text, error_code, NULL
        FROM reminders
        WHERE member_id = ${id} AND coalesce(handed_over_at, due_at) < ${until} AND ${has('messages')}
        ORDER BY coalesce(handed_over_at, due_at) DESC LIMIT ${limit})
      UNION ALL
      (SELECT 'inbound', id::text, received_at, body, NULL, media_count::text, NULL
        FROM inbound_messages
        WHERE (member_id = ${id} OR (member_id IS NULL AND phone = (SELECT phone FROM members WHERE members.id = ${id})))
          AND received_at < ${until} AND ${has('messages')} ORDER BY received_at DESC LIMIT ${limit})
      UNION ALL
      (SELECT 'session', id::text, created_at, user_agent, NULL, NULL, NULL
        FROM sessions
        WHERE member_id = ${id} AND created_at < ${until} AND ${has('logins')} ORDER BY created_at DESC LIMIT ${limit})
      UNION ALL
      (SELECT 'friend', friend_id::text, referrals.created_at, name, NULL, NULL, NULL
        FROM referrals JOIN members ON members.id = friend_id
        WHERE referrer_id = ${id} AND referrals.created_at < ${until} AND ${has('referrals')} ORDER BY referrals.created_at DESC LIMIT ${limit})
      UNION ALL
      (SELECT 'joined', coalesce(referrer_id::text, ''), members.created_at, referrer.name, NULL, NULL, NULL
        FROM members LEFT JOIN referrals ON friend_id = members.id LEFT JOIN members AS referrer ON referrer.id = referrer_id
        WHERE members.id = ${id} AND members.created_at < ${until} AND ${has('referrals')})
      UNION ALL
      (SELECT 'audit', audit_entries.id::text, audit_entries.created_at, action, coalesce(admins.name, actor_kind::text), after ->> 'reason',
          coalesce(before, '{}') || coalesce(after, '{}')
        FROM audit_entries LEFT JOIN admins ON actor_kind = 'admin' AND admins.id = actor_id
        WHERE subject_kind = 'member' AND subject_id = ${String(id)} AND action <> 'member.viewed'
          AND audit_entries.created_at < ${until} AND ${has('staff')} ORDER BY audit_entries.created_at DESC LIMIT ${limit})
    ) AS happened ORDER BY at DESC, source, id LIMIT ${limit}`;
}

type Described = Pick<TimelineEntry, 'kind' | 'title'> & Partial<Pick<TimelineEntry, 'note' | 'status' | 'to'>>;

function toEntry({ clock }: Context, row: Row): TimelineEntry {
  return {
    key: `${row.source}-${row.id}-${row.at.getTime()}`,
    day: toLocalDate(row.at, clock.timeZone),
    time: formatTimeOfDay(toLocalTime(row.at, clock.timeZone)),
    note: null,
    status: null,
    to: null,
    ...SOURCES[row.source](row),
  };
}

const DONATION_STATUSES: Record<string, TimelineEntry['status']> = {
  pending: { look: 'pending', text: 'Pending' },
  approved: { look: 'approved', text: 'Approved' },
  rejected: { look: 'rejected', text: 'Rejected' },
  refunded: { look: 'rejected', text: 'Refunded' },
};

const SOURCES = {
  attendance: ({ text }: Row): Described => ({ kind: 'classes', title: `Joined ${text ?? 'a class'}` }),
  rating: ({ text, status, note }: Row): Described => ({
    kind: 'classes',
    title: `Rated ${text ?? 'the platform'} ${status ?? ''} of 5`,
    note: quote(note),
  }),
  donation: ({ id, text, status, note }: Row): Described => ({
    kind: 'donations',
    title: `Donation of ${formatPaise(Number(text))} (${PAYMENT_METHOD_LABELS[note as PaymentMethod]})`,
    status: DONATION_STATUSES[status ?? ''] ?? null,
    to: `/admin/financials/${id}`,
  }),
  message: ({ text, status, note, fields }: Row): Described => ({
    kind: 'messages',
    title: fields ? `Reply from staff: ${quote(String(fields.text)) ?? ''}` : MESSAGE_LABELS[text as MessageTemplate],
    ...describeDelivery(status as MessageStatus, note),
  }),
  reminder: ({ text, status, note }: Row): Described => ({
    kind: 'messages',
    title: text === 'push' ? 'Reminder in the browser' : 'Reminder on WhatsApp',
    ...describeDelivery(status as MessageStatus, note),
  }),
  inbound: ({ text, note }: Row): Described => ({
    kind: 'messages',
    title: text ? `Wrote ${quote(text) ?? ''}` : 'Wrote to us',
    note: Number(note) > 0 ? 'The attachment is in the Twilio console' : null,
  }),
  session: ({ text }: Row): Described => {
    const { browser, system } = parseUserAgent(text);
    return { kind: 'logins', title: 'Logged in', note: [browser, system].filter(Boolean).join(' on ') || null };
  },
  friend: ({ id, text }: Row): Described => ({
    kind: 'referrals',
    title: `${text ?? 'A friend'} joined with this member’s code`,
    to: `/admin/users/${id}`,
  }),
  joined: ({ id, text }: Row): Described =>
    text
      ? { kind: 'referrals', title: `Joined with the code of ${text}`, to: `/admin/users/${id}` }
      : { kind: 'referrals', title: 'Joined' },
  audit: ({ text, status, note, fields }: Row): Described => ({
    kind: 'staff',
    title: formatAuditSentence(text ?? '', status ?? '', fields ?? {}),
    note: quote(note),
  }),
};

function formatAuditSentence(action: string, actor: string, fields: Record<string, unknown>): string {
  const actorName = actor === 'member' ? 'The member' : actor === 'system' ? 'The system' : actor;
  const { day } = fields;
  const shown = typeof day === 'string' ? { ...fields, day: formatDate(day) } : fields;
  const { before, subject, after } = describeAuditEntry(action, 'this member', shown);
  return `${actorName} ${before}${subject}${after}`;
}

function quote(text: string | null): string | null {
  return text ? `“${text}”` : null;
}
