import type { z } from 'zod';
import { formatDate, fromDatabaseDate, type LocalDate } from '~/lib/calendar';
import { formatPaise } from '~/lib/format-number';
import { maskPhone } from '~/lib/phone';
import { recordView } from '../audit/record-look.server';
import type { Context } from '../context';
import { MAX_DONATION_RUPEES } from '../donations/policy';
import { findDonationMatches } from '../admins/find-donation-matches.server';
import { buildNameCondition } from '../admins/name-search';
import { type Permission, VIEW_DONATIONS_PERMISSIONS, VIEW_MEMBERS_PERMISSIONS } from '../admins/policy';
import { requireAdmin } from '../admins/require-admin';
import type { searchEverythingSchema } from '../admins/schemas';
import { searchMemberIds } from '../admins/search-member-ids.server';
import { MENU_SCREENS, type SearchableScreen, SEARCHABLE_SCREENS } from '../admins/searchable-screens.server';

const PER_GROUP = 5;
const MOST_SCREENS = 8;
const MIN_SEARCH_LENGTH = 2;

const MOST_DONORS = 50;

export interface SearchHit {
  to: string;
  title: string;
  note: string;
}

export interface SearchGroup {
  label: string;
  hits: SearchHit[];
}

/**
 * Searches the members, donations, classes, messages and screens that the acting admin may see.
 * Groups without results are omitted. Source: docs/rules.md#back-office.
 */
export async function searchEverything(
  ctx: Context,
  { q = '' }: z.output<typeof searchEverythingSchema>,
): Promise<SearchGroup[]> {
  const { permissions } = requireAdmin(ctx);
  const isAllowed = (anyOf: readonly Permission[] | null) =>
    anyOf === null || anyOf.some((one) => permissions.includes(one));
  const screens = findScreens(q, ({ permission }) => isAllowed(permission));
  if (q.length < MIN_SEARCH_LENGTH) return [{ label: 'Screens', hits: screens }];
  const seesMembers = isAllowed(VIEW_MEMBERS_PERMISSIONS);
  const seesDonations = isAllowed(VIEW_DONATIONS_PERMISSIONS);
  const memberIds = seesMembers || seesDonations ? await searchMemberIds(ctx, q, MOST_DONORS) : [];
  const [members, donations, classes, messages] = await Promise.all([
    seesMembers ? findMembers(ctx, memberIds) : [],
    seesDonations ? findDonations(ctx, q, memberIds) : [],
    isAllowed(['manage_classes']) ? findClasses(ctx, q) : [],
    seesMembers ? findMessages(ctx, memberIds) : [],
  ]);
  if (members.length + donations.length + messages.length > 0)
    await recordView(ctx, { action: 'members.searched', subject: { kind: 'members', id: 'search' } });
  return [
    { label: 'Members', hits: members },
    { label: 'Donations', hits: donations },
    { label: 'Classes', hits: classes },
    { label: 'Messages', hits: messages },
    { label: 'Screens', hits: screens },
  ].filter(({ hits }) => hits.length > 0);
}

/**
 * Finds the screens with each typed word, or a word that starts with it, in the label or the
 * synonyms. Labels come first, and a plural finds the singular. Without a query, returns the menu.
 */
function findScreens(q: string, isAllowed: (screen: SearchableScreen) => boolean): SearchHit[] {
  const typed = splitWords(q).map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
  const isIn = (text: string) => {
    const words = splitWords(text);
    return typed.length > 0 && typed.every((start) => words.some((word) => word.startsWith(start)));
  };
  const inLabel = SEARCHABLE_SCREENS.filter(({ label }) => isIn(label));
  const inSynonyms = SEARCHABLE_SCREENS.filter(({ label, synonyms }) => isIn(`${label} ${synonyms}`));
  const found = q
    ? [...new Set([...inLabel, ...inSynonyms])].filter(isAllowed).slice(0, MOST_SCREENS)
    : MENU_SCREENS.filter(isAllowed);
  return found.map(({ to, label, note }) => ({ to, title: label, note }));
}

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

async function findMembers(ctx: Context, ids: number[]): Promise<SearchHit[]> {
  const rows = await ctx.db.member.findMany({
    where: { id: { in: ids } },
    orderBy: [{ total_classes_attended: 'desc' }, { id: 'asc' }],
    take: PER_GROUP,
    select: { id: true, name: true, phone: true, city: true },
  });
  return rows.map(({ id, name, phone, city }) => ({
    to: `/admin/users/${id}`,
    title: name,
    note: [`${ctx.community.memberIdPrefix}${id}`, maskPhone(phone), city].filter(Boolean).join(', '),
  }));
}

/** Finds donations by donor, amount in rupees, receipt number, UTR, payment id or reference. */
async function findDonations(ctx: Context, q: string, memberIds: number[]): Promise<SearchHit[]> {
  const typed = /^₹?\s?[\d,]{1,9}$/.test(q) ? Number(q.replace(/\D/g, '')) : 0;
  const rupees = typed > 0 && typed <= MAX_DONATION_RUPEES ? typed : null;
  const matches = await findDonationMatches(ctx, q, MOST_DONORS);
  const rows = await ctx.db.donation.findMany({
    where: {
      OR: [
        { member_id: { in: memberIds } },
        { provider_payment_id: q },
        { utr: q },
        ...matches,
        ...(rupees === null ? [] : [{ amount_paise: rupees * 100 }]),
      ],
    },
    orderBy: [{ created_at: 'desc' }, { id: 'desc' }],
    take: PER_GROUP,
    select: {
      id: true,
      amount_paise: true,
      status: true,
      donated_on: true,
      donor_name: true,
      member: { select: { name: true } },
    },
  });
  return rows.map(({ id, amount_paise, status, donated_on, donor_name, member }) => ({
    to: `/admin/financials/${id}`,
    title: `${formatPaise(amount_paise)} by ${member?.name ?? donor_name ?? 'a former member'}`,
    note: `${formatDate(fromDatabaseDate(donated_on))}, ${status}`,
  }));
}

/** Finds classes of the previous and the coming weeks, nearest first. */
async function findClasses(ctx: Context, q: string): Promise<SearchHit[]> {
  const values: unknown[] = [];
  const place = (value: unknown) => `$${values.push(value)}`;
  const today = `${place(ctx.clock.today())}::date`;
  const named = ['title', 'instructor'].map((column) => `(${buildNameCondition(column, q, place)})`).join(' OR ');
  // Safe from SQL injection: the SQL consists of our own constants, and values are passed as
  // numbered parameters.
  const rows = await ctx.db.$queryRawUnsafe<{ id: number; title: string; instructor: string; day: LocalDate }[]>(
    `SELECT id, title, instructor, class_date::text AS day FROM classes
    WHERE deleted_at IS NULL AND class_date BETWEEN ${today} - 30 AND ${today} + 30 AND (${named})
    ORDER BY abs(class_date - ${today}), start_time, id LIMIT ${PER_GROUP}`,
    ...values,
  );
  return rows.map(({ id, title, instructor, day }) => ({
    to: `/admin/classes/${id}`,
    title,
    note: `${formatDate(day)}, ${instructor}`,
  }));
}

/** Finds messages that members wrote to us. Each result links to the messages of the member. */
async function findMessages(ctx: Context, memberIds: number[]): Promise<SearchHit[]> {
  const rows = await ctx.db.inboundMessage.findMany({
    where: { member_id: { in: memberIds } },
    orderBy: { received_at: 'desc' },
    take: PER_GROUP,
    select: { member_id: true, body: true, member: { select: { name: true } } },
  });
  return rows.map(({ member_id, body, member }) => ({
    to: `/admin/users/${member_id ?? 0}?show=messages`,
    title: body.slice(0, 80) || 'A picture or voice note',
    note: member?.name ?? '',
  }));
}
