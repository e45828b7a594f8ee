import { beforeAll, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createClass } from '../../../tests/factories/class';
import { createMember, insertMembers } from '../../../tests/factories/member';

import { testContext } from '../../../tests/setup/context';
import { countTableScans } from '../../../tests/setup/table-scans';
import type { Member, YogaClass } from '~/db/generated/client';
import {
  addDays,
  DAY_NAMES,
  fromDatabaseDate,
  getDayName,
  getMonday,
  toDatabaseDate,
  toLocalDate,
} from '~/lib/calendar';
import { eraseMember } from '../sessions/delete-account.server';
import { RETENTION_RULES, STREAK_STEPS } from './policy';
import type { TrendTable } from './trend-tables';
import { getTrends } from './trends.server';
import { updateTrends } from './update-trends.server';

const TODAY = '2026-11-20';
const CITIES = ['Pune', ' pune', 'PUNE ', 'Nashik', 'Delhi', null, ''];
const ctx = await testContext({ at: `${TODAY}T23:30:00+05:30` });
const toIndianDate = (instant: Date) => toLocalDate(instant, ctx.clock.timeZone);

/** A generator of the same pseudo-random numbers below `limit` in each run. */
let seed = 42;
const getRandom = (limit: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * limit);
};

let members: Member[] = [];
let classes: YogaClass[] = [];
let marks: { member_id: number; class_date: string }[] = [];

beforeAll(async () => {
  classes = await Promise.all(
    Array.from({ length: 100 }, (_, ago) => addDays(TODAY, -ago)).flatMap((date) => [
      createClass(ctx, { date, max_participants: 300 }),
      createClass(ctx, { date, from: '18:30', to: '19:30', max_participants: null }),
    ]),
  );
  await createClass(ctx, { date: '2026-11-19', from: '20:00', to: '21:00', cancelled_at: ctx.clock.now() });
  const edges = ['2026-10-20T23:59:59.999+05:30', '2026-10-21T00:00:00+05:30', '2026-11-19T23:59:59.999+05:30'];
  await createMember(ctx);
  await insertMembers(
    ctx,
    Array.from({ length: 400 }, (_, at) => ({
      city: CITIES[getRandom(CITIES.length)] ?? null,
      longest_streak: getRandom(120),
      total_classes_attended: getRandom(4),
      created_at: new Date(
        edges[at] ?? new Date(`${TODAY}T12:00:00+05:30`).getTime() - getRandom(110 * 24 * 60) * 60_000,
      ),
    })),
  );
  const everybody = await ctx.db.member.findMany();
  const attendances = everybody.flatMap((member) =>
    classes
      .filter(({ class_date }) => fromDatabaseDate(class_date) >= toIndianDate(member.created_at) && getRandom(9) === 0)
      .map(({ id, class_date }) => ({ member_id: member.id, class_id: id, class_date, marked_at: ctx.clock.now() })),
  );
  await ctx.db.attendance.createMany({ data: attendances });
  for (const { id } of everybody.slice(5, 25)) await ctx.db.$transaction((tx) => eraseMember(ctx, tx, id));
  await updateTrends(ctx);
  members = await ctx.db.member.findMany();
  const rows = await ctx.db.attendance.findMany();
  marks = rows.map(({ member_id, class_date }) => ({ member_id, class_date: fromDatabaseDate(class_date) }));
}, 60_000);

const hideSmallCount = (count: number) => (count < 10 ? null : count);
const getPercent = (count: number, of: number) => (count < 10 ? null : Math.round((100 * count) / of));
const countJoined = (date: string) => members.filter(({ created_at }) => toIndianDate(created_at) === date).length;
const countAttended = (date: string) => marks.filter(({ class_date }) => class_date === date).length;

test.each([30, 90, 365] as const)('the figures of %i days equal a count of all rows without today', async (range) => {
  const { days } = await getTrends(await asAdmin(ctx, []), range);
  const dates = Array.from({ length: range }, (_, at) => addDays(TODAY, at - range));
  expect(days.table.rows).toEqual(
    dates.map((date) => ({
      date,
      attendances: countAttended(date),
      sign_ups: countJoined(date),
      attendances_before: countAttended(addDays(date, -range)),
      sign_ups_before: countJoined(addDays(date, -range)),
    })),
  );
  expect(days.today).toEqual({ date: TODAY, attendances: countAttended(TODAY), sign_ups: countJoined(TODAY) });
  expect(days.sign_ups.total).toBe(dates.reduce((sum, date) => sum + countJoined(date), 0));
  expect(days.attendances.before).toBe(dates.reduce((sum, date) => sum + countAttended(addDays(date, -range)), 0));
});

test('days since a failed nightly count are counted when the page is opened', async () => {
  await ctx.db.trendReport.updateMany({
    where: { name: 'sign_ups' },
    data: { figures: { until: '2026-11-10', days: { '2026-11-10': 7 } } },
  });
  ctx.recent.forget();
  const { days } = await getTrends(await asAdmin(ctx, []), 30);
  const find = (date: string) => days.table.rows.find((row) => row.date === date)?.sign_ups;
  expect([find('2026-11-10'), find('2026-11-15'), days.today.sign_ups]).toEqual([
    7,
    countJoined('2026-11-15'),
    countJoined(TODAY),
  ]);
  await updateTrends(ctx);
  ctx.recent.forget();
});

test('retention counts only members whose week after joining has ended', async () => {
  const table = await readNightlyTable('retention');
  expect(table.rows).toHaveLength(RETENTION_RULES.weeks);
  const expected = Array.from({ length: RETENTION_RULES.weeks }, (_, at) => {
    const week = addDays(getMonday(TODAY), -7 * (at + 1));
    const cohort = members.filter(({ created_at }) => getMonday(toIndianDate(created_at)) === week);
    const attendDays = (day: number) =>
      cohort.filter(({ id, created_at }) => {
        const first = addDays(toIndianDate(created_at), day);
        return marks.some(
          (mark) => mark.member_id === id && mark.class_date >= first && mark.class_date <= addDays(first, 6),
        );
      }).length;
    const isOver = (day: number) => addDays(week, 6 + day + 6) < TODAY;
    const cells = RETENTION_RULES.days.map((day) => [
      `day_${day}`,
      isOver(day) ? getPercent(attendDays(day), cohort.length) : '',
    ]);
    return { week, joined: hideSmallCount(cohort.length), ...Object.fromEntries(cells) };
  });
  expect(table.rows).toEqual(expected);
  expect(expected.some((row) => row.joined !== null)).toBe(true);
});

test('streaks count the members who came and joined long enough ago', async () => {
  const table = await readNightlyTable('streaks');
  const expected = STREAK_STEPS.map((days) => {
    const old = members.filter(
      ({ created_at, total_classes_attended: came }) => came > 0 && addDays(toIndianDate(created_at), days) <= TODAY,
    );
    const reached = old.filter(({ longest_streak }) => longest_streak >= days).length;
    return {
      days,
      members: hideSmallCount(old.length),
      reached: hideSmallCount(reached),
      percent: getPercent(reached, old.length),
    };
  });
  expect(table.rows).toEqual(expected);
});

test('cities combine all spellings, and others without a group that is too small', async () => {
  const table = await readNightlyTable('cities');
  const whole = members.filter(({ created_at }) => toIndianDate(created_at) < TODAY);
  const listMembersOfCity = (city: string) =>
    whole.filter((member) => member.city?.trim().toLowerCase() === city.toLowerCase());
  const isNew = ({ created_at }: Member) => toIndianDate(created_at) >= addDays(TODAY, -30);
  const listed = ['Pune', 'Nashik', 'Delhi']
    .map((city) => ({
      city,
      members: listMembersOfCity(city).length,
      joined: hideSmallCount(listMembersOfCity(city).filter(isNew).length),
    }))
    .sort((a, b) => b.members - a.members || a.city.localeCompare(b.city));
  const others = whole.length - listed.reduce((sum, { members }) => sum + members, 0);
  expect(table.rows).toEqual([...listed, { city: 'Elsewhere or not given', members: others, joined: '' }]);
});

test('a city is left out if the number of the others would reveal a smaller group', async () => {
  const none = { city: 'Pune', members: 500, new_30: 3, new_90: 20, new_365: 20 };
  const cities = [none, { ...none, city: 'Delhi', members: 40 }];
  const before = await ctx.db.trendReport.findUniqueOrThrow({ where: { name: 'cities' } });
  await ctx.db.trendReport.update({ where: { name: 'cities' }, data: { figures: { cities, members: 544 } } });
  ctx.recent.forget();
  expect((await readNightlyTable('cities')).rows).toEqual([
    { city: 'Pune', members: 500, joined: null },
    { city: 'Elsewhere or not given', members: 44, joined: '' },
  ]);
  await ctx.db.trendReport.update({ where: { name: 'cities' }, data: { figures: before.figures as object } });
  ctx.recent.forget();
});

test('occupancy is the share of all places by hour and weekday', async () => {
  const { occupancy } = await getTrends(await asAdmin(ctx, []), 30);
  const getOccupancyOfDay = (name: string) => {
    const held = classes.filter(({ class_date, max_participants }) => {
      const date = fromDatabaseDate(class_date);
      return max_participants !== null && getDayName(date) === name && date >= addDays(TODAY, -30) && date < TODAY;
    });
    const ids = new Set(held.map(({ id }) => id));
    const rows = getAttendances(ids);
    return rows.then((count) => getPercent(count, 300 * held.length));
  };
  const cells = await Promise.all(DAY_NAMES.map(async (name) => [name, await getOccupancyOfDay(name)]));
  expect(occupancy.rows).toEqual([{ hour: '6:00 AM', ...Object.fromEntries(cells) }]);
});

test('the funnel shows the last challenge that has ended and names the largest loss', async () => {
  const challenge = { created_at: ctx.clock.now(), counted_at: ctx.clock.now() };
  await ctx.db.challenge.createMany({
    data: [
      { ...challenge, title: 'Over', starts_on: toDatabaseDate('2026-10-26'), reached: [100, 80, 40, 9, 9] },
      { ...challenge, title: 'Running', starts_on: toDatabaseDate('2026-11-16'), reached: [50, 20, 3, 0, 0] },
    ],
  });
  ctx.recent.forget();
  const staff = await asAdmin(ctx, []);
  const { funnel } = await getTrends(staff, 30);
  expect(funnel).toMatchObject({ title: 'Over', loss: { step: 'before day 3', members: 40 } });
  expect(funnel?.table.rows).toEqual([
    { step: 'Joined the challenge', members: 100, percent: 100 },
    { step: 'Came on day 1', members: 80, percent: 80 },
    { step: 'Came on day 3', members: 40, percent: 40 },
    { step: 'Came on day 7', members: null, percent: null },
    { step: 'Finished all 14', members: null, percent: null },
  ]);
  await ctx.db.challenge.deleteMany({ where: { title: 'Over' } });
  ctx.recent.forget();
  expect((await getTrends(staff, 30)).funnel?.table.rows.map(({ step }) => step)).toEqual([
    'Joined the challenge',
    'Came on day 1',
    'Came on day 3',
  ]);
});

test('members cannot read the trends, and the page scans neither members nor attendances', async () => {
  await expect(getTrends(ctx.as({ id: 1 }), 30)).rejects.toMatchObject({ code: 'forbidden' });
  const staff = await asAdmin(ctx, []);
  const read = { read: (_key: string, load: () => Promise<unknown>) => load() };
  for (const table of ['members', 'attendances']) {
    const scans = await countTableScans(staff, table, async (inside) => {
      await inside.db.$executeRaw`SET LOCAL enable_seqscan = off`;
      await getTrends({ ...inside, recent: read as typeof inside.recent }, 365);
    });
    expect(scans, table).toBe(0);
  }
});

async function readNightlyTable(name: 'retention' | 'streaks' | 'cities'): Promise<TrendTable> {
  const { nightly: counted } = await getTrends(await asAdmin(ctx, []), 30);
  if (!counted) throw new Error('nothing is counted');
  return counted[name];
}

function getAttendances(classIds: ReadonlySet<number>): Promise<number> {
  return ctx.db.attendance.count({ where: { class_id: { in: [...classIds] } } });
}
