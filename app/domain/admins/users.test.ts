import { beforeAll, describe, expect, test } from 'vitest';
import { asAdmin, createAdmin } from '../../../tests/factories/admin';
import { createClassDays } from '../../../tests/factories/class';
import { createMember, tokenOf } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { useTransaction } from '../../../tests/setup/in-transaction';
import { tableScans } from '../../../tests/setup/table-scans';
import type { Context } from '../context';
import { findSession } from '../sessions/find-session.server';
import { countUserRecords, deleteUser } from './delete-user.server';
import { endUserSessions } from './end-user-sessions.server';
import { getTitleTier, USER_SORT_FIELDS } from './policy';
import { listUsersSchema } from './schemas';
import { getUser, listUsers } from './users.server';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
let staff: Context;

const list = (query: object = {}, as = staff) => listUsers(as, listUsersSchema.parse(query));
const namesIn = async (query: object) => (await list(query)).users.map(({ name }) => name);

beforeAll(async () => {
  staff = await asAdmin(ctx);
  // Creates many ties: 67 members share three values. Only a sort key that includes the id then
  // gives a stable order.
  for (let number = 0; number < 67; number += 1) {
    await createMember(ctx, {
      name: ['Asha Rao', 'Bela 50%_off', 'Chitra Devi'][number % 3] ?? '',
      karma_points: [0, 100, 2100][(number * 7) % 3] ?? 0,
      current_streak: number % 3,
      longest_streak: number % 3,
      total_classes_attended: number % 2,
      gender: (['Male', 'Female', 'Other'] as const)[number % 3] ?? 'Other',
      created_at: new Date(Date.UTC(2025, 0, 1 + (number % 4))),
    });
  }
});

describe('a list of members', () => {
  test.each(USER_SORT_FIELDS.flatMap((by) => [`${by} ASC`, `${by} DESC`]))(
    'sorted by %s has every member on exactly one page',
    async (sort) => {
      const [order_by, order_dir] = sort.split(' ');
      const whole = (await list({ order_by, order_dir, limit: '100' })).users.map(({ id }) => id);
      expect(new Set(whole).size).toBe(67);
      const pages = Array.from({ length: 7 }, (_, at) => whole.slice(at * 10, at * 10 + 10));
      for (const [at, ids] of pages.entries()) {
        const { users } = await list({ order_by, order_dir, limit: '10', page: at + 1 });
        expect(users.map(({ id }) => id)).toEqual(ids);
      }
    },
  );

  test('is the one with the most karma points first, twenty a page, unless asked otherwise', async () => {
    const { users, pagination } = await list();
    expect(users).toHaveLength(20);
    expect(users[0]).toMatchObject({ karma_points: 2100 });
    expect(pagination).toEqual({ current_page: 1, per_page: 20, total_users: 67, total_pages: 4 });
    expect((await list({ limit: '1000' })).pagination.per_page).toBe(100);
    expect((await list({ page: '9' })).users).toEqual([]);
  });

  test('counts what its filter lets through', async () => {
    const { users, pagination, statistics } = await list({ gender: 'Female', limit: '100' });
    expect(users.every(({ gender }) => gender === 'Female')).toBe(true);
    expect([users.length, pagination.total_users]).toEqual([22, 22]);
    const all = await ctx.db.member.aggregate({ _avg: { karma_points: true } });
    expect(statistics).toMatchObject({ total_users: 67, male_users: 23, female_users: 22, admin_users: 0 });
    expect(statistics.avg_karma_points).toBeCloseTo(all._avg.karma_points ?? 0, 1);
  });

  test('shows no streak that a missed class day has ended', async () => {
    const member = await createMember(ctx, {
      current_streak: 9,
      longest_streak: 9,
      last_attended_on: new Date('2026-11-01'),
    });
    await createClassDays(ctx, ['2026-11-08', '2026-11-09', '2026-11-10']);
    expect(await getUser(staff, member.id)).toMatchObject({ current_streak: 0 });
    await ctx.db.member.delete({ where: { id: member.id } });
  });
});

describe('a search', () => {
  test('finds parts of name, email, referral code and phone, and takes no character for a pattern', async () => {
    const member = await createMember(ctx, {
      name: "Oindrila O'Kulkarni",
      email: 'devi@example.in',
      phone: '+917012345678',
      referral_code: 'QQWW2345',
      city: 'Kolhapur Sadar',
    });
    for (const search of [
      'drila',
      'KULK',
      'kulk drila',
      'Oind Kulk',
      'O Kulkarni',
      'devi@',
      'qqww',
      '70123',
      '70123 456-78',
      '+91 70123',
      '07012 345678',
      '७०१२३',
      'qqww 2345',
      'O’Kul',
      `SNG-${member.id}`,
      'lhapu',
      'kolhapur sadar',
      'Oi',
    ])
      expect(await namesIn({ search }), search).toEqual(["Oindrila O'Kulkarni"]);
    expect((await list({ search: '50%_' })).pagination.total_users).toBe(22);
    for (const search of ['%', '_', 'nobody at all', '\\', "'; --", '%%%'])
      expect(await namesIn({ search })).toEqual([]);
    await ctx.db.member.delete({ where: { id: member.id } });
  });

  test('and a filter together', async () => {
    const { users, pagination } = await list({ search: 'asha', gender: 'Male', limit: '100' });
    expect([users.length, pagination.total_users]).toEqual([23, 23]);
    expect(await namesIn({ search: 'asha', gender: 'Female' })).toEqual([]);
  });
});

test('no list reads the table of members from end to end', async () => {
  await ctx.db.$executeRaw`
    INSERT INTO members (name, phone, password_hash, referral_code, consented_at, consent_version, created_at, updated_at, karma_points)
    SELECT 'Member ' || md5(n::text) || CASE WHEN n % 16 = 0 THEN ' Tulsi' ELSE '' END, '+9155' || lpad(n::text, 8, '0'), 'x', translate(lpad(to_hex(n), 8, '0'), '0123456789abcdef', '23456789ABCDEFGH'), now(), '1', now(), now(), n % 900 FROM generate_series(1, 20_000) n`;
  await ctx.db.$executeRaw`VACUUM ANALYZE members`;
  const queries = [{}, { page: '150' }, { order_by: 'current_streak' }, { search: 'Chitra D' }, { search: 'Kolhapur' }];
  for (const query of queries) {
    const scans = await tableScans(staff, 'members', (own) => list(query, own));
    expect(scans, JSON.stringify(query)).toBe(0);
  }
});

test('pages end after 10,000 members, and the refusal says what to do', async () => {
  expect((await list({ page: '501' })).users).toHaveLength(20);
  const message = 'This page is too far in the list. Please search, or sort the other way round.';
  await expect(list({ page: '502' })).rejects.toMatchObject({ code: 'invalid', message });
});

test.each(USER_SORT_FIELDS)(
  'a search that finds more than are counted has each of them on one page, sorted by %s',
  async (order_by) => {
    const expected = 1250;
    const seen: number[] = [];
    for (let page = 1; seen.length < expected; page += 1) {
      const found = await list({ search: 'tulsi', order_by, limit: '100', page });
      expect(found).toMatchObject({ more_matches: true, pagination: { total_users: 100 } });
      expect(found.users.length).toBeGreaterThan(0);
      seen.push(...found.users.map(({ id }) => id));
    }
    expect(new Set(seen).size).toBe(expected);
  },
);

test('a search is planned for its own pattern, however often another one came before', async () => {
  const generic = await ctx.db.$transaction(async (tx) => {
    const own = useTransaction(staff, tx);
    for (let time = 0; time < 12; time += 1) await list({ search: `4567${time}` }, own);
    return tx.$queryRaw<
      unknown[]
    >`SELECT statement FROM pg_prepared_statements WHERE statement ~ 'ILIKE' AND generic_plans > 0`;
  });
  expect(generic).toEqual([]);
});

describe('deleting a member', () => {
  test('says what went and puts it down', async () => {
    const [member, friend] = [await createMember(ctx), await createMember(ctx)];
    await ctx.db.referral.create({
      data: { referrer_id: member.id, friend_id: friend.id, created_at: ctx.clock.now() },
    });
    await ctx.db.rating.create({
      data: { member_id: member.id, subject: 'day:2026-11-20', rating: 5, created_at: ctx.clock.now() },
    });
    expect(await countUserRecords(staff, member.id)).toEqual({
      donations: 0,
      attendances: 0,
      ratings: 1,
      referrals: 1,
    });
    expect(await deleteUser(staff, member.id)).toEqual({
      donations_deleted: 0,
      donations_anonymised: 0,
      attendances_deleted: 0,
      ratings_deleted: 1,
      referrals_updated: 1,
    });
    await expect(getUser(staff, member.id)).rejects.toMatchObject({ code: 'not_found', message: 'User not found.' });
    await expect(deleteUser(staff, member.id)).rejects.toMatchObject({ code: 'not_found' });
    const entry = await ctx.db.auditEntry.findFirstOrThrow({
      where: { subject_kind: 'member', subject_id: String(member.id) },
    });
    expect(entry).toMatchObject({ action: 'member.deleted', actor_kind: 'admin' });
  });

  test('is refused for staff, oneself included, and without the permission', async () => {
    const [own, other] = [await createMember(ctx), await createMember(ctx)];
    const me = await createAdmin(ctx);
    await ctx.db.admin.update({ where: { id: me.id }, data: { member_id: own.id } });
    await ctx.db.admin.update({ where: { id: (await createAdmin(ctx)).id }, data: { member_id: other.id } });
    const acting = ctx.as({
      kind: 'admin',
      adminId: me.id,
      sessionId: 0,
      permissions: ['manage_users'],
      recentlyVerified: true,
    });
    const refused = { code: 'forbidden' };
    await expect(deleteUser(acting, own.id)).rejects.toMatchObject({
      ...refused,
      message: 'You cannot delete yourself.',
    });
    await expect(deleteUser(acting, other.id)).rejects.toMatchObject(refused);
    const lesser = await asAdmin(ctx, ['view_analytics']);
    await expect(deleteUser(lesser, other.id)).rejects.toMatchObject({
      ...refused,
      message: "You don't have permission to delete users.",
    });
    await expect(list({}, lesser)).rejects.toMatchObject(refused);
    await expect(getUser(ctx.as(own), other.id)).rejects.toMatchObject(refused);
    expect(await ctx.db.member.count({ where: { id: { in: [own.id, other.id] } } })).toBe(2);
  });

  test('is possible once they have left the staff', async () => {
    const member = await createMember(ctx);
    const { id } = await createAdmin(ctx);
    const admin = await ctx.db.admin.update({ where: { id }, data: { member_id: member.id } });
    expect(await getUser(staff, member.id)).toMatchObject({ is_admin: true });
    await ctx.db.admin.update({ where: { id }, data: { disabled_at: ctx.clock.now() } });
    expect(await getUser(staff, member.id)).toMatchObject({ is_admin: false });
    await deleteUser(staff, member.id);
    expect(await ctx.db.admin.findUnique({ where: { id } })).toMatchObject({ name: admin.name, member_id: null });
  });

  test('twice at once happens once', async () => {
    const { id } = await createMember(ctx);
    const results = await Promise.allSettled([deleteUser(staff, id), deleteUser(staff, id), deleteUser(staff, id)]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

test.each([
  [0, 'Sadhak'],
  [29, 'Sadhak'],
  [30, 'Yogi'],
  [99, 'Yogi'],
  [100, 'Guru'],
  [364, 'Guru'],
  [365, 'Master'],
])('%i classes are the tier of a %s', (classes, tier) => {
  expect(getTitleTier(classes)).toBe(tier);
});

test('a member is logged out on every device, and the log says by whom; others stay in', async () => {
  const [member, other] = [await createMember(ctx), await createMember(ctx)];
  const tokens = [await tokenOf(ctx, member), await tokenOf(ctx, member), await tokenOf(ctx, other)];
  await endUserSessions(staff, member.id);
  const alive = await Promise.all(tokens.map((token) => findSession(ctx, 'member', token)));
  expect(alive.map((actor) => actor !== null)).toEqual([false, false, true]);
  const entry = await ctx.db.auditEntry.findFirst({ where: { action: 'member.sessions_ended' } });
  expect(entry).toMatchObject({ actor_kind: 'admin', subject_id: String(member.id) });
  await expect(endUserSessions(staff, 999_999)).rejects.toMatchObject({ code: 'not_found' });
  await expect(endUserSessions(await asAdmin(ctx, []), member.id)).rejects.toMatchObject({ code: 'forbidden' });
});
