import { describe, expect, it, beforeAll } from 'vitest';
import { recalculateMemberStreaks } from '~/domain/streaks/recalculate-member-streaks.server';
import { getWeeklyAttendance } from '~/domain/attendance/queries.server';
import { listTodaysClasses } from '~/domain/classes/queries.server';
import { getMemberProfile } from '~/domain/members/queries.server';
import { RANKS } from '~/domain/members/policy';
import { toE164 } from '~/lib/phone';
import { testContext } from '../../tests/setup/context';
import { isDatabaseEmpty } from './is-empty';
import { seedDemo } from './seed-demo';

const ASHA = '+919876543210';
const RAVI = '+919876543211';

const moments = ['2026-11-20T10:00:00+05:30', '2028-02-29T23:55:00+05:30', '2027-03-01T00:00:20+05:30'];

describe.each(moments)('the demo created at %s', async (at) => {
  const ctx = await testContext({ at });
  const findMember = (phone: string) => ctx.db.member.findUniqueOrThrow({ where: { phone } });

  beforeAll(async () => {
    expect(await isDatabaseEmpty(ctx.databaseUrl)).toBe(true);
    await seedDemo(ctx);
  });

  it('is not added to a database with data', async () => {
    expect(await isDatabaseEmpty(ctx.databaseUrl)).toBe(false);
  });

  it('gives Asha a current 12-day streak that still needs today, 48 classes and karma', async () => {
    const asha = await findMember(ASHA);
    expect(await getMemberProfile(ctx, asha.id)).toMatchObject({
      current_streak: 12,
      total_classes_attended: 48,
      title: 'Yogasarthi',
      karma_points: 1202,
      primarygoal: 'Better sleep',
    });
    const week = await getWeeklyAttendance(ctx.as(asha));
    const today = week.weekly_calendar.find(({ date }) => date === ctx.clock.today());
    expect(today?.attendance_count).toBe(0);
    expect(await ctx.passwords.verify('namaste108', asha.password_hash)).toBe(true);
    expect(await ctx.db.referral.count({ where: { referrer_id: asha.id } })).toBe(6);
    expect(await ctx.db.dietPlan.count({ where: { title: { contains: 'Better sleep' }, type: 'free' } })).toBe(1);
  });

  it('has a class day today at any time of the day', async () => {
    const days = await ctx.db.$queryRaw`SELECT FROM class_days WHERE class_date = ${ctx.clock.today()}::date`;
    expect(days).not.toEqual([]);
  });

  it('gives Asha a donation in each state', async () => {
    const { id: memberId } = await findMember(ASHA);
    const donations = await ctx.db.donation.findMany({ where: { member_id: memberId }, select: { status: true } });
    expect(new Set(donations.map(({ status }) => status))).toEqual(
      new Set(['pending', 'approved', 'rejected', 'refunded']),
    );
  });

  it('gives Ravi no history', async () => {
    const { id: memberId, ...ravi } = await findMember(RAVI);
    expect(ravi).toMatchObject({ karma_points: 0, total_classes_attended: 0, current_streak: 0 });
    expect(await ctx.db.donation.count({ where: { member_id: memberId } })).toBe(0);
  });

  it('has counters equal to the rows: a recalculation changes nobody', async () => {
    const members = await ctx.db.member.findMany({ select: { id: true } });
    const changed = await Promise.all(members.map(({ id }) => recalculateMemberStreaks(ctx, id)));
    expect(changed).not.toContain(true);
  });

  it('has karma, counts, ratings and awards that equal the sums of their rows', async () => {
    expect(
      await ctx.db.$queryRaw`
      SELECT id FROM members WHERE karma_points < 0
        OR karma_points <> (SELECT coalesce(sum(delta), 0) FROM karma_entries WHERE member_id = members.id)`,
    ).toEqual([]);
    expect(
      await ctx.db.$queryRaw`
      SELECT id FROM classes WHERE count_class_attendances(classes) <> (SELECT count(*) FROM attendances WHERE class_id = classes.id)
        OR rating_count <> (SELECT count(*) FROM ratings WHERE class_id = classes.id)
        OR rating_sum <> (SELECT coalesce(sum(rating), 0) FROM ratings WHERE class_id = classes.id)`,
    ).toEqual([]);
    expect(
      await ctx.db.$queryRaw`
      SELECT one.member_id FROM attendances AS one JOIN classes AS first ON first.id = one.class_id
        JOIN attendances AS other ON other.member_id = one.member_id AND other.class_date = one.class_date AND other.class_id > one.class_id
        JOIN classes AS second ON second.id = other.class_id
        WHERE (first.starts_at, first.ends_at) OVERLAPS (second.starts_at, second.ends_at)`,
    ).toEqual([]);
    expect(
      await ctx.db.$queryRaw`
      SELECT id FROM donations WHERE karma_points_awarded <> CASE WHEN status = 'approved' THEN amount_paise / 100 ELSE 0 END
        OR (payment_method = 'qr') = (screenshot_key IS NULL)
        OR (status = 'refunded') = (refunded_at IS NULL)`,
    ).toEqual([]);
  });

  it('contains nothing in the future and nothing before a member joined', async () => {
    const now = ctx.clock.now();
    expect(
      await ctx.db.$queryRaw`
      SELECT 'attendance' AS what FROM attendances JOIN members ON members.id = member_id JOIN classes ON classes.id = class_id
        WHERE marked_at > ${now} OR marked_at < members.created_at OR marked_at NOT BETWEEN starts_at AND ends_at
          OR attendances.class_date <> classes.class_date OR cancelled_at IS NOT NULL
      UNION ALL SELECT 'rating' FROM ratings JOIN members ON members.id = member_id
        WHERE ratings.created_at > ${now} OR ratings.created_at < members.created_at
      UNION ALL SELECT 'donation' FROM donations LEFT JOIN members ON members.id = member_id
        WHERE greatest(donations.created_at, decided_at, refunded_at) > ${now} OR donations.created_at < members.created_at
      UNION ALL SELECT 'message' FROM outbox_messages WHERE outbox_messages.created_at > ${now}
      UNION ALL SELECT 'audit' FROM audit_entries WHERE created_at > ${now}
      UNION ALL SELECT 'referral' FROM referrals JOIN members ON members.id = referrer_id WHERE referrals.created_at < members.created_at`,
    ).toEqual([]);
  });

  it('has a class to join, and the six batches of today and the next seven days', async () => {
    const { classes } = await listTodaysClasses(ctx);
    const open = classes.filter(
      ({ title, is_ongoing, live_link }) => title === 'Open practice' && is_ongoing && live_link,
    );
    expect(open).toHaveLength(1);
    expect(classes.filter(({ title }) => title !== 'Open practice').map(({ start_time }) => start_time)).toEqual(
      ['06', '07', '08', '18', '19', '20'].map((hour) => `${hour}:00:00`),
    );
    expect(
      await ctx.db.yogaClass.count({ where: { starts_at: { gt: ctx.clock.now() }, series_id: { not: null } } }),
    ).toBeGreaterThanOrEqual(42);
  });

  it('has every rank, every state and every category', async () => {
    const titles = await ctx.db.member.groupBy({ by: ['title'] });
    expect(new Set(titles.map(({ title }) => title))).toEqual(new Set(RANKS.map(({ title }) => title)));
    expect(await ctx.db.paymentOrder.groupBy({ by: ['status'] })).toHaveLength(4);
    expect(await ctx.db.donation.groupBy({ by: ['category'] })).toHaveLength(5);
    expect(await ctx.db.faq.groupBy({ by: ['category'] })).toHaveLength(6);
    expect(await ctx.db.videoResource.groupBy({ by: ['category'] })).toHaveLength(6);
    expect(await ctx.db.dietPlan.groupBy({ by: ['type'] })).toHaveLength(3);
    expect(await ctx.db.homepageSection.count()).toBe(8);
    expect(await ctx.db.instruction.count()).toBe(7);
    expect(await ctx.db.member.count()).toBeGreaterThan(60);
  });

  it('schedules no message and contains only valid phones', async () => {
    expect(await ctx.db.outboxMessage.count({ where: { status: { in: ['pending', 'sending', 'queued'] } } })).toBe(0);
    const phones = await ctx.db.member.findMany({ select: { phone: true } });
    expect(phones.filter(({ phone }) => toE164(phone) !== phone)).toEqual([]);
  });

  it('has every file in storage, as its row describes', async () => {
    for (const file of await ctx.db.storedFile.findMany()) {
      const bytes = await ctx.files.get(file.key);
      expect(bytes.byteLength).toBe(file.bytes);
      const magic = { 'application/pdf': '%PDF-1.7', 'image/webp': 'RIFF' }[file.content_type] ?? '\x89PNG\r\n\x1a\n';
      expect(Buffer.from(bytes.subarray(0, magic.length)).toString('latin1')).toBe(magic);
    }
  });

  it('lets the two admins log in with their permissions', async () => {
    const admins = await ctx.db.admin.findMany({ include: { permissions: true }, orderBy: { username: 'asc' } });
    expect(admins.map(({ username, permissions }) => [username, permissions.length])).toEqual([
      ['admin', 23],
      ['reviewer', 5],
    ]);
    expect(await ctx.passwords.verify('sangha-admin', admins[0]?.password_hash)).toBe(true);
    expect(await ctx.passwords.verify('sangha-review', admins[1]?.password_hash)).toBe(true);
  });
});

describe('two demos created at the same time', async () => {
  const worlds = [await testContext(), await testContext()];

  it('are the same', async () => {
    const told = await Promise.all(
      worlds.map(async (ctx) => {
        await seedDemo(ctx);
        return {
          members: await ctx.db.member.findMany({ omit: { id: true, password_hash: true }, orderBy: { phone: 'asc' } }),
          marks: await ctx.db.attendance.findMany({ select: { marked_at: true }, orderBy: { marked_at: 'asc' } }),
          gifts: await ctx.db.donation.findMany({
            omit: { id: true, member_id: true },
            orderBy: { created_at: 'asc' },
          }),
          files: await ctx.db.storedFile.findMany({ orderBy: { key: 'asc' } }),
        };
      }),
    );
    expect(told[0]).toEqual(told[1]);
  });
});
