import { beforeAll, describe, expect, test } from 'vitest';
import { asAdmin, createAdmin } from '../../../tests/factories/admin';
import { createClassDays } from '../../../tests/factories/class';
import { createMember, insertMembers } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { useTransaction } from '../../../tests/setup/in-transaction';
import { countRowsRead, countTableScans } from '../../../tests/setup/table-scans';
import type { Context } from '../context';
import { countUserRecords, deleteUser } from './delete-user.server';
import { getTitleTier, type Permission, USER_SORT_FIELDS } from './policy';
import { requireAdmin } from './require-admin';
import { listUsersSchema } from './schemas';
import { getUser, listUsers } from './users.server';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
let staff: Context;

const list = (query: object = {}, as = staff) => listUsers(as, listUsersSchema.parse(query));
const listNames = async (query: object) => (await list(query)).users.map(({ name }) => name);

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

test('members are absent since their last class, or since the Indian day on which they joined', async () => {
  const add = (name: string, more: Parameters<typeof createMember>[1]) =>
    createMember(ctx, { name, city: 'Absentpur', ...more });
  await add('Came on the day', { last_attended_on: new Date('2026-11-11') });
  await add('Came a day later', { last_attended_on: new Date('2026-11-12') });
  await add('Joined on the day', { created_at: new Date('2026-11-11T23:59:59+05:30') });
  await add('Joined a day later', { created_at: new Date('2026-11-12T00:10:00+05:30') });
  const found = await listNames({ city: 'Absentpur', absent_days: '9', order_by: 'name', order_dir: 'ASC' });
  expect(found).toEqual(['Came on the day', 'Joined on the day']);
  await ctx.db.member.deleteMany({ where: { city: 'Absentpur' } });
});

describe('a list of members', () => {
  test.each(USER_SORT_FIELDS.flatMap((by) => [`${by} ASC`, `${by} DESC`]))(
    'sorted by %s contains every member on exactly one page',
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

  test('is sorted by karma points and has twenty members per page by default', async () => {
    const { users, pagination } = await list();
    expect(users).toHaveLength(20);
    expect(users[0]).toMatchObject({ karma_points: 2100 });
    expect(pagination).toEqual({ current_page: 1, per_page: 20, total_users: 67, total_pages: 4 });
    expect((await list({ limit: '1000' })).pagination.per_page).toBe(100);
    expect((await list({ page: '9' })).users).toEqual([]);
  });

  test('is in the audit log, with whether whole phone numbers were shown', async () => {
    const seen = async (permissions: readonly Permission[]) => {
      const viewer = await asAdmin(ctx, permissions);
      await list({}, viewer);
      const { adminId } = requireAdmin(viewer);
      return ctx.db.auditEntry.findMany({ where: { actor_id: adminId }, select: { action: true, after: true } });
    };
    expect(await seen(['view_members'])).toEqual([{ action: 'members.listed', after: { phone_shown: false } }]);
    expect(await seen(['manage_phones'])).toEqual([{ action: 'members.listed', after: { phone_shown: true } }]);
  });

  test('counts the members that match its filter', async () => {
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
  test('finds parts of name, email, referral code and phone, and escapes pattern characters', async () => {
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
      expect(await listNames({ search }), search).toEqual(["Oindrila O'Kulkarni"]);
    expect((await list({ search: '50%_' })).pagination.total_users).toBe(22);
    for (const search of ['%', '_', 'nobody at all', '\\', "'; --", '%%%', '％', '﹪﹪﹪', '＿＿＿', 'Asha ％％％'])
      expect(await listNames({ search })).toEqual([]);
    await ctx.db.member.delete({ where: { id: member.id } });
  });

  test.each([
    ['Zoë D’Souza', ['zoe', 'ZOË', 'zoe  souza', "zoe d'souza"]],
    ['José Mascarenhas', ['jose', 'mascarenhas jose', 'Jose\u0301']],
    [
      'लक्ष्मी पाण्डेय',
      ['पांडेय', 'पाण्डेय', 'लक्ष्मी पांडेय', 'पाण्\u200dडेय', 'पाण', 'पाण्', 'पाण्\u200d', 'लक्ष्मी पाण्', 'पाण् लक्ष्मी'],
    ],
    ['मीनल चांदेकर', ['चान्देकर', 'चाँदेकर']],
    ['ज़ाकिर हुसैन', ['जाकिर', 'ज़ाकिर', '\u095bाकिर', 'हुसैन जाकिर']],
    ['जाकिर अली', ['ज़ाकिर अली', '\u095bाकिर अली']],
    ['ਸ਼ਰਨਜੀਤ ਕੌਰ', ['ਸਰਨਜੀਤ']],
    ['કંચન પટેલ', ['કઞ્ચન', 'કઞ્']],
    ['मोहन पाण्या', ['मोहन', 'मोहन पाण्', 'पाण्या']],
  ])('finds %j however the name is written', async (name, searches) => {
    const member = await createMember(ctx, { name });
    for (const search of searches) expect(await listNames({ search }), search).toContain(name);
    await ctx.db.member.delete({ where: { id: member.id } });
  });

  test('can be combined with a filter', async () => {
    const { users, pagination } = await list({ search: 'asha', gender: 'Male', limit: '100' });
    expect([users.length, pagination.total_users]).toEqual([23, 23]);
    expect(await listNames({ search: 'asha', gender: 'Female' })).toEqual([]);
  });
});

test('no list scans the whole table of members', async () => {
  await ctx.db.$executeRaw`
    INSERT INTO members (name, phone, password_hash, referral_code, consented_at, consent_version, created_at, updated_at, karma_points)
    SELECT 'Member ' || md5(n::text) || CASE WHEN n % 16 = 0 THEN ' Tulsi' ELSE '' END, '+9155' || lpad(n::text, 8, '0'), 'x', translate(lpad(to_hex(n), 8, '0'), '0123456789abcdef', '23456789ABCDEFGH'), now(), '1', now(), now(), n % 900 FROM generate_series(1, 20_000) n`;
  await ctx.db.$executeRaw`VACUUM ANALYZE members`;
  const queries = [
    {},
    { page: '150' },
    { order_by: 'current_streak' },
    { search: 'Chitra D' },
    { search: 'Kolhapur' },
    { search: 'zoë' },
    { search: 'सुनीता' },
  ];
  for (const query of queries) {
    const scans = await countTableScans(staff, 'members', (own) => list(query, own));
    expect(scans, JSON.stringify(query)).toBe(0);
  }
});

test('a search for a frequent name does not read all earlier names', async () => {
  const names = Array.from({ length: 300 }, (_, at) => `Zubin ${at + 100}`);
  await insertMembers(
    ctx,
    names.map((name) => ({ name })),
  );
  await ctx.db.$executeRaw`VACUUM ANALYZE members`;
  const query = { search: 'zubin', order_by: 'name', order_dir: 'ASC' };
  expect(await listNames(query)).toEqual(names.slice(0, 20));
  expect(await countRowsRead(staff, 'members', (own) => list(query, own))).toBeLessThan(7_000);
});

test('pages end after 10,000 members, and the error explains what to do', async () => {
  expect((await list({ page: '501' })).users).toHaveLength(20);
  const message = 'This page is too far in the list. Please search, or sort the other way round.';
  await expect(list({ page: '502' })).rejects.toMatchObject({ code: 'invalid', message });
});

test.each(USER_SORT_FIELDS)(
  'a search with more results than are counted has each result on one page, sorted by %s',
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

test('a search is planned for its own pattern each time', async () => {
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
  test('reports what was deleted and records it in the audit log', async () => {
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

  test('is refused for staff, for oneself and without the permission', async () => {
    const [own, other] = [await createMember(ctx), await createMember(ctx)];
    const me = await createAdmin(ctx);
    await ctx.db.admin.update({ where: { id: me.id }, data: { member_id: own.id } });
    await ctx.db.admin.update({ where: { id: (await createAdmin(ctx)).id }, data: { member_id: other.id } });
    const acting = ctx.as({
      kind: 'admin',
      adminId: me.id,
      sessionId: 0,
      permissions: ['delete_members'],
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

  test('is possible after they have left the staff', async () => {
    const member = await createMember(ctx);
    const { id } = await createAdmin(ctx);
    const admin = await ctx.db.admin.update({ where: { id }, data: { member_id: member.id } });
    expect(await getUser(staff, member.id)).toMatchObject({ is_admin: true });
    await ctx.db.admin.update({ where: { id }, data: { disabled_at: ctx.clock.now() } });
    expect(await getUser(staff, member.id)).toMatchObject({ is_admin: false });
    await deleteUser(staff, member.id);
    expect(await ctx.db.admin.findUnique({ where: { id } })).toMatchObject({ name: admin.name, member_id: null });
  });

  test('twice concurrently deletes once', async () => {
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
])('%i classes lead to the title %s', (classes, tier) => {
  expect(getTitleTier(classes)).toBe(tier);
});
