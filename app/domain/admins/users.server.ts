import type { z } from 'zod';
import { toLocalDate } from '~/lib/calendar';
import { formatPhone, maskPhone } from '~/lib/phone';
import { recordView } from '../audit/record-look.server';
import { listRecentClassDays } from '../class-days.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { PROFILE_COLUMNS } from '../members/profile-fields';
import { requireAdmin } from './require-admin';
import { MAX_COUNTED_SEARCH_MATCHES, MAX_SCANNED_MEMBERS, VIEW_MEMBERS_PERMISSIONS } from './policy';
import type { listUsersSchema } from './schemas';
import { buildUserPageOrder, type UserPageRequest, buildUserPageQuery, getUserSortColumns } from './user-page';
import { getUserCounts } from './user-counts.server';
import { buildUserSearchCondition, getSearchSettings } from './user-search';
import type { User, UserList } from './responses';
import { untranslated } from '~/i18n/messages/message';

export const USER_NOT_FOUND_MESSAGE = untranslated('User not found.');

interface UserRow extends Omit<User, 'created_at' | 'joined_on'> {
  created_at: Date;
  get_current_streak: number;
  longest_streak: number;
}

/**
 * Returns a page of members and the member statistics above the list.
 * Source: docs/rules.md#back-office.
 */
export async function listUsers(ctx: Context, query: z.output<typeof listUsersSchema>): Promise<UserList> {
  const { permissions } = requireAdmin(ctx, ...listUsers.permissions);
  const isPhoneShown = permissions.includes('manage_phones');
  const { order_by: sort, order_dir: direction, page, limit, gender } = query;
  const condition = buildUserSearchCondition(query, getSearchSettings(ctx));
  const isNarrowed = condition.match !== 'TRUE';
  const request = { sort, direction, page, limit, condition };
  const [counts, found] = await Promise.all([getUserCounts(ctx), isNarrowed ? findMatches(ctx, request) : null]);
  const { Male, Female, Other, ...statistics } = counts;
  const ofGender = { Male, Female, Other };
  const total = found?.matches ?? (gender ? ofGender[gender] : counts.total_users);
  const moreMatches = found !== null && found.matches > MAX_COUNTED_SEARCH_MATCHES;
  const rows =
    found && !moreMatches
      ? await readRows(
          ctx,
          { text: 'SELECT unnest($1::int[]) AS id', values: [found.ids] },
          buildUserPageOrder(request),
        )
      : await readPage(ctx, request, moreMatches ? MAX_SCANNED_MEMBERS : null);
  const shownTotal = Math.min(total, isNarrowed ? MAX_COUNTED_SEARCH_MATCHES : total);
  if (rows.length > 0) {
    const subject = { kind: 'members', id: 'list' };
    await recordView(ctx, { action: 'members.listed', subject, after: { phone_shown: isPhoneShown } });
  }
  return {
    users: rows.map((row) => toUser(ctx, row, isPhoneShown)),
    statistics,
    pagination: {
      current_page: page,
      per_page: limit,
      total_users: shownTotal,
      total_pages: Math.ceil(shownTotal / limit),
    },
    more_matches: moreMatches,
  };
}

listUsers.permissions = VIEW_MEMBERS_PERMISSIONS;

export async function getUser(ctx: Context, id: number): Promise<User> {
  const { permissions } = requireAdmin(ctx, ...VIEW_MEMBERS_PERMISSIONS);
  const [row] = await readRows(ctx, { text: 'SELECT id FROM members WHERE id = $1::int', values: [id] }, 'id');
  if (!row) throw new DomainError('not_found', USER_NOT_FOUND_MESSAGE);
  return toUser(ctx, row, permissions.includes('manage_phones'));
}

/**
 * Reads one page. If the scan of `walk` members finds too few matches for the page, matches are
 * rare, so all of them are sorted instead.
 */
async function readPage(ctx: Context, request: UserPageRequest, walk: number | null): Promise<UserRow[]> {
  const rows = await readRows(ctx, buildUserPageQuery(request, walk), buildUserPageOrder(request));
  return walk === null || rows.length === request.limit ? rows : readPage(ctx, request, null);
}

async function readRows(ctx: Context, { text, values }: { text: string; values: unknown[] }, order: string) {
  // Safe from SQL injection: the SQL consists of our own constants, and values are passed as
  // numbered parameters.
  return ctx.db.$queryRawUnsafe<UserRow[]>(
    `WITH page AS (${text})
    SELECT id, ${PROFILE_COLUMNS}, phone AS phonenumber, title,
      total_classes_attended, karma_points, current_streak, longest_streak,
      get_current_streak(members, $${values.length + 1}::date[]) AS get_current_streak,
      referral_code AS uni_referral_code, created_at,
      EXISTS (SELECT FROM admins WHERE member_id = members.id AND disabled_at IS NULL) AS is_admin,
      suspended_at IS NOT NULL AS is_suspended, phone_failed_at IS NOT NULL AS has_failed_phone,
      (SELECT referrer_id FROM referrals WHERE friend_id = members.id) AS referred_by_id
    FROM members WHERE id IN (SELECT id FROM page) ORDER BY ${order}`,
    ...values,
    await listRecentClassDays(ctx),
  );
}

function toUser(
  { clock }: Context,
  { get_current_streak: current_streak, longest_streak: _, ...row }: UserRow,
  isPhoneShown: boolean,
): User {
  return {
    ...row,
    phonenumber: isPhoneShown ? formatPhone(row.phonenumber) : maskPhone(row.phonenumber),
    current_streak,
    created_at: row.created_at.toISOString(),
    joined_on: toLocalDate(row.created_at, clock.timeZone),
  };
}

/**
 * Finds the matches of a search through the trigram index, which is faster for rare matches than
 * scanning members in page order.
 */
async function findMatches(
  ctx: Context,
  { condition: { filter, match, values }, page, limit, ...request }: UserPageRequest,
): Promise<{ matches: number; ids: number[] }> {
  const [found] = await ctx.db.$queryRawUnsafe<[{ matches: number; ids: number[] }]>(
    `WITH found AS MATERIALIZED (
      SELECT id, ${getUserSortColumns(request.sort).join(', ')} FROM members WHERE ${filter} AND ${match}
      LIMIT ${MAX_COUNTED_SEARCH_MATCHES + 1}
    )
    SELECT (SELECT count(*)::int FROM found) AS matches,
      ARRAY(SELECT id FROM found ORDER BY ${buildUserPageOrder(request)} OFFSET ${(page - 1) * limit} LIMIT ${limit}) AS ids`,
    ...values,
  );
  return found;
}
