import { beforeAll, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createClass } from '../../../tests/factories/class';
import { createMember, insertMembers } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { countTableScans } from '../../../tests/setup/table-scans';
import type { Donation, Member, OutboxMessage, YogaClass } from '~/db/generated/client';
import { addDays, addMonths, fromDatabaseDate, toDatabaseDate, toLocalDate } from '~/lib/calendar';
import { DONATION_CATEGORIES, PAYMENT_METHODS } from '../donations/policy';
import { eraseMember } from '../sessions/delete-account.server';
import { getBoardReport, listReportMonths } from './board-report.server';
import { readMemberCounts, updateMemberMonths } from './member-months.server';
import { updateMessageDays } from './message-days.server';
import { saveMessagePrice } from '../reminders/message-prices.server';
import type { DonationAmounts } from './sum-donations.server';

const TODAY = '2026-11-20';
const MONTHS = ['2026-11', '2026-10', '2026-09'];
const ctx = await testContext({ at: `${TODAY}T12:00:00+05:30` });
const toIndianDate = (instant: Date) => toLocalDate(instant, ctx.clock.timeZone);
const isIn = (month: string, day: string) => day.startsWith(month);

/** A generator of the same pseudo-random numbers below `limit` in each run. */
let seed = 7;
const getRandom = (limit: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * limit);
};
const pick = <One>(list: readonly One[]): One => list[getRandom(list.length)] as One;

let members: Member[] = [];
let classes: YogaClass[] = [];
let marks: { member_id: number; day: string }[] = [];
let donations: Donation[] = [];
let messages: OutboxMessage[] = [];

beforeAll(async () => {
  const days = Array.from({ length: 90 }, (_, ago) => addDays(TODAY, 2 - ago));
  for (const date of days) await createClass(ctx, { date, max_participants: 300 });
  for (const date of [TODAY, '2026-10-31', '2026-10-01'])
    await createClass(ctx, { date, from: '18:30', to: '19:30', max_participants: null });
  await createClass(ctx, { date: '2026-10-07', from: '20:00', to: '21:00', cancelled_at: ctx.clock.now() });
  await createClass(ctx, { date: '2026-10-07', from: '21:00', to: '22:00', deleted_at: ctx.clock.now() });
  classes = await ctx.db.yogaClass.findMany();

  const edges = ['2026-09-30T23:59:59.999+05:30', '2026-10-01T00:00:00+05:30', '2026-10-31T23:59:59.999+05:30'];
  await createMember(ctx);
  await insertMembers(
    ctx,
    Array.from({ length: 200 }, (_, at) => ({
      created_at: new Date(edges[at] ?? ctx.clock.now().getTime() - getRandom(85 * 24 * 60) * 60_000),
    })),
  );
  const everybody = await ctx.db.member.findMany();
  await ctx.db.attendance.createMany({
    data: everybody.flatMap((member) =>
      classes
        .filter(({ class_date }) => {
          const day = fromDatabaseDate(class_date);
          return day >= toIndianDate(member.created_at) && day <= TODAY && getRandom(40) === 0;
        })
        .map(({ id, class_date }) => ({ member_id: member.id, class_id: id, class_date, marked_at: ctx.clock.now() })),
    ),
  });
  for (const { id } of everybody.slice(10, 20)) await ctx.db.$transaction((tx) => eraseMember(ctx, tx, id));
  await ctx.db.donation.createMany({ data: Array.from({ length: 300 }, (_, at) => createRandomDonation(at)) });
  await ctx.db.outboxMessage.createMany({ data: Array.from({ length: 300 }, (_, at) => createRandomMessage(at)) });

  members = await ctx.db.member.findMany();
  donations = await ctx.db.donation.findMany();
  messages = await ctx.db.outboxMessage.findMany();
  classes = await ctx.db.yogaClass.findMany();
  marks = (await ctx.db.attendance.findMany()).map(({ member_id, class_date }) => ({
    member_id,
    day: fromDatabaseDate(class_date),
  }));
}, 60_000);

function createRandomDonation(at: number) {
  const status = pick(['pending', 'approved', 'approved', 'rejected', 'refunded'] as const);
  const amount_paise = 100 * (1 + getRandom(50_000));
  return {
    amount_paise,
    // The provider refunds any amount, so that a sum can have paise.
    refunded_paise: status === 'approved' && at % 4 === 0 ? getRandom(amount_paise) : 0,
    category: pick(DONATION_CATEGORIES),
    payment_method: pick(PAYMENT_METHODS),
    status,
    rejection_reason: status === 'rejected' ? 'The picture cannot be read.' : null,
    decided_at: status === 'pending' ? null : ctx.clock.now(),
    donated_on: toDatabaseDate(addDays(TODAY, -getRandom(85))),
    created_at: ctx.clock.now(),
  };
}

function createRandomMessage(at: number) {
  const created_at = new Date(ctx.clock.now().getTime() - getRandom(85 * 24 * 60) * 60_000);
  const status = pick(['sent', 'queued', 'delivered', 'read', 'failed', 'skipped'] as const);
  return {
    event_key: `report:${at}`,
    event_date: toDatabaseDate(toIndianDate(created_at)),
    phone: '+919876500000',
    template: pick(['otp', 'class_cancelled', 'donation_approved', 'notices_stopped'] as const),
    variables: {},
    status,
    due_at: created_at,
    created_at,
    handed_over_at: status === 'skipped' ? null : new Date(created_at.getTime() + getRandom(60) * 60_000),
  };
}

const listActiveMembers = (month: string) =>
  new Set(marks.filter(({ day }) => isIn(month, day)).map(({ member_id }) => member_id));
const listJoinedMembers = (month: string) => members.filter(({ created_at }) => isIn(month, toIndianDate(created_at)));
const countRetention = (group: readonly number[], month: string) => {
  const came = group.filter((id) => listActiveMembers(month).has(id)).length;
  return {
    members: group.length < 10 ? null : group.length,
    came: came < 10 ? null : came,
    percent: came < 10 ? null : Math.round((100 * came) / group.length),
  };
};

test.each(MONTHS)('the members and classes of %s are those of a count of all rows', async (month) => {
  const { figures, figuresBefore, ...report } = await getBoardReport(await asAdmin(ctx, []), month);
  const before = addMonths(month, -1);
  expect(report).toEqual({ month, monthBefore: before, isSoFar: month === '2026-11' });
  const held = classes.filter(
    ({ class_date, cancelled_at, deleted_at, ends_at }) =>
      isIn(month, fromDatabaseDate(class_date)) && !cancelled_at && !deleted_at && ends_at <= ctx.clock.now(),
  );
  expect(figures).toMatchObject({
    newMembers: listJoinedMembers(month).length,
    activeMembers: listActiveMembers(month).size,
    attendances: marks.filter(({ day }) => isIn(month, day)).length,
    classes: held.length,
    returning: countRetention([...listActiveMembers(before)], month),
    joiners: countRetention(
      listJoinedMembers(before).map(({ id }) => id),
      month,
    ),
  });
  expect(figuresBefore).toMatchObject({
    newMembers: listJoinedMembers(before).length,
    activeMembers: listActiveMembers(before).size,
  });
});

test('a large community is counted at night in parts, and a month again when its attendances change', async () => {
  const membersPerQuery = 30;
  await updateMemberMonths(ctx);
  expect(await ctx.db.trendReport.count()).toBe(0);
  const visit = await readMemberCounts(ctx, '2026-10');
  expect(visit.countedAt).toBeNull();
  await updateMemberMonths(ctx, membersPerQuery);
  const night = await readMemberCounts(ctx, '2026-10', membersPerQuery);
  expect(night.counts).toMatchObject(visit.counts);
  expect(night.countedAt).toEqual(ctx.clock.now());

  ctx.clock.set(`${TODAY}T13:00:00+05:30`);
  await updateMemberMonths(ctx, membersPerQuery);
  expect((await readMemberCounts(ctx, '2026-10', membersPerQuery)).countedAt).toEqual(night.countedAt);

  const [member_id = 0] = listActiveMembers('2026-10');
  const where = { member_id, class_date: { gte: toDatabaseDate('2026-10-01'), lte: toDatabaseDate('2026-10-31') } };
  const removed = await ctx.db.attendance.findMany({ where });
  await ctx.db.attendance.deleteMany({ where });
  await updateMemberMonths(ctx, membersPerQuery);
  const again = await readMemberCounts(ctx, '2026-10', membersPerQuery);
  expect([again.counts.came, again.countedAt]).toEqual([night.counts.came - 1, ctx.clock.now()]);
  await ctx.db.attendance.createMany({ data: removed });
  ctx.clock.set(`${TODAY}T12:00:00+05:30`);
});

test('a retention with fewer than ten members is not shown, and some are large enough', async () => {
  const staff = await asAdmin(ctx, []);
  const first = await getBoardReport(staff, '2026-08');
  expect(first.figures.returning).toEqual({ members: null, came: null, percent: null });
  const { figures } = await getBoardReport(staff, '2026-11');
  expect([figures.returning.percent, figures.joiners.percent]).not.toContain(null);
});

test.each(MONTHS)('the money of %s is that of the ledger to the paisa', async (month) => {
  const { figures } = await getBoardReport(await asAdmin(ctx, ['view_analytics']), month);
  const settled = donations.filter(
    ({ donated_on, status }) => isIn(month, fromDatabaseDate(donated_on)) && ['approved', 'refunded'].includes(status),
  );
  const addUpAmounts = (rows: readonly Donation[]): DonationAmounts => {
    const sumPaise = rows.reduce((total, { amount_paise }) => total + amount_paise, 0);
    const refundedPaise = rows.reduce(
      (total, { status, amount_paise, refunded_paise }) =>
        total + (status === 'refunded' ? amount_paise : refunded_paise),
      0,
    );
    return { donations: rows.length, sumPaise, refundedPaise, netPaise: sumPaise - refundedPaise };
  };
  const groupBy = (key: 'payment_method' | 'category', names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, addUpAmounts(settled.filter((row) => row[key] === name))]));
  expect(figures.donations).toEqual({
    total: addUpAmounts(settled),
    byMethod: groupBy('payment_method', PAYMENT_METHODS),
    byCategory: groupBy('category', DONATION_CATEGORIES),
  });
  const totals = await ctx.db.donationTotal.aggregate({
    where: { month: toDatabaseDate(`${month}-01`), status: 'approved' },
    _sum: { amount_paise: true },
  });
  expect(figures.donations?.total.netPaise).toBe(Number(totals._sum.amount_paise));
  expect((figures.donations?.total.refundedPaise ?? 0) % 100).not.toBe(0);
});

const countSent = (month: string, template: string) =>
  messages.filter(
    (one) =>
      one.template === template &&
      one.handed_over_at &&
      isIn(month, toIndianDate(one.handed_over_at)) &&
      !['failed', 'skipped'].includes(one.status),
  ).length;

test('messages are counted each night, and those since then on the visit', async () => {
  const staff = await asAdmin(ctx, []);
  const countByTemplate = async (month: string) => {
    ctx.recent.forget();
    const { byTemplate } = (await getBoardReport(staff, month)).figures.messages;
    return ['otp', 'class_cancelled', 'donation_approved', 'notices_stopped'].map(
      (name) => byTemplate[name as keyof typeof byTemplate]?.messages,
    );
  };
  const getExpectedCounts = (month: string) =>
    ['otp', 'class_cancelled', 'donation_approved', 'notices_stopped'].map((name) => countSent(month, name));
  expect(await countByTemplate('2026-10')).toEqual(getExpectedCounts('2026-10'));
  await updateMessageDays(ctx);
  expect(await countByTemplate('2026-11')).toEqual(getExpectedCounts('2026-11'));
  await ctx.db.outboxMessage.deleteMany({ where: { created_at: { lt: new Date('2026-11-10') } } });
  await updateMessageDays(ctx);
  for (const month of MONTHS) expect(await countByTemplate(month)).toEqual(getExpectedCounts(month));
});

test('the cost is that of the prices of the month, and unknown without a price', async () => {
  const staff = await asAdmin(ctx, ['manage_resources']);
  await saveMessagePrice(staff, { month: '2026-10', authentication_paise: 11.5, utility_paise: 12 });
  await saveMessagePrice(staff, { month: '2026-11', authentication_paise: 20, utility_paise: 30 });
  ctx.recent.forget();
  const october = (await getBoardReport(staff, '2026-10')).figures.messages;
  const [codes, cancelled] = [countSent('2026-10', 'otp'), countSent('2026-10', 'class_cancelled')];
  expect(october.byTemplate.otp).toEqual({ messages: codes, costPaise: Math.round(codes * 11.5) });
  expect(october.byTemplate.class_cancelled).toEqual({ messages: cancelled, costPaise: 12 * cancelled });
  expect(october.byTemplate.notices_stopped?.costPaise).toBe(0);
  expect(october.reminders.costPaise).toBe(12 * october.reminders.messages);
  expect(october.total.costPaise).toBe(
    Math.round(codes * 11.5) +
      12 * (cancelled + countSent('2026-10', 'donation_approved') + october.reminders.messages),
  );
  const november = await getBoardReport(staff, '2026-11');
  expect(november.figures.messages.byTemplate.otp?.costPaise).toBe(20 * countSent('2026-11', 'otp'));
  expect(november.figuresBefore.messages).toEqual(october);
  const september = (await getBoardReport(staff, '2026-09')).figures.messages;
  expect([september.byTemplate.otp?.costPaise, september.total.costPaise]).toEqual([null, null]);
  await saveMessagePrice(staff, { month: '2026-11', authentication_paise: 21, utility_paise: 30 });
  expect(await ctx.db.messagePrice.count()).toBe(2);
  await expect(
    saveMessagePrice(await asAdmin(ctx, []), {
      month: '2026-11',
      authentication_paise: 1,
      utility_paise: 1,
    }),
  ).rejects.toMatchObject({ code: 'forbidden' });
});

test('a month that has not begun is refused, members see nothing, and donations need their permission', async () => {
  const staff = await asAdmin(ctx, ['manage_classes']);
  await expect(getBoardReport(staff, '2026-12')).rejects.toMatchObject({
    code: 'invalid',
    fieldErrors: { month: ['Dec 2026 has not begun. Choose an earlier month.'] },
  });
  await expect(getBoardReport(ctx.as({ id: 1 }), '2026-11')).rejects.toMatchObject({ code: 'forbidden' });
  const { figures, figuresBefore } = await getBoardReport(staff, '2026-11');
  expect([figures.donations, figuresBefore.donations]).toEqual([null, null]);
  const money = await getBoardReport(await asAdmin(ctx, ['view_all_donations']), '2026-11');
  expect(money.figures.donations).not.toBeNull();
  const months = await listReportMonths(staff);
  expect([months[0], months[1], months.at(-1)]).toEqual([
    '2026-11',
    '2026-10',
    toIndianDate(members[0]?.created_at ?? ctx.clock.now()).slice(0, 7),
  ]);
});

test('a report scans no table of members, attendances, donations or messages', async () => {
  const staff = await asAdmin(ctx, ['view_analytics']);
  const read = { read: (_key: string, load: () => Promise<unknown>) => load() };
  for (const table of ['members', 'attendances', 'donations', 'outbox_messages', 'classes']) {
    const scans = await countTableScans(staff, table, async (inside) => {
      await inside.db.$executeRaw`SET LOCAL enable_seqscan = off`;
      const uncached = { ...inside, recent: read as typeof inside.recent };
      await getBoardReport(uncached, '2026-11');
      await listReportMonths(uncached);
    });
    expect(scans, table).toBe(0);
  }
});
