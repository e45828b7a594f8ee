import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { createClass } from '../factories/class';
import { testContext } from '../setup/context';
import { getCertificate } from '~/domain/challenges/certificates.server';
import { updateChallengeFunnels } from '~/domain/challenges/update-challenge-funnels.server';
import { issueCertificate } from '~/domain/challenges/issue-certificate.server';
import { queueChallengeMessages } from '~/domain/challenges/queue-challenge-messages.server';
import { getOwnChallenge } from '~/domain/challenges/own-challenge.server';
import { createReferralCode } from '~/domain/referrals/policy';
import { addDays, getDayName, type LocalDate, toDatabaseDate } from '~/lib/calendar';
import { type HeldDay, type Life, calculateOutcome } from './challenge-model';

const ctx = await testContext();

/** Number of members. `npm run test:long` sets COHORT to 10,000. */
const MEMBERS = Number(process.env.COHORT ?? 2_000);
const MONDAY: LocalDate = '2026-09-07';
const DAYS = 48;
const getDate = (day: number) => addDays(MONDAY, day);
const toMorning = (day: LocalDate) => new Date(`${day}T12:00:00+05:30`);

/**
 * Days of the challenge. There is no class on Sundays, one day is cancelled, and one is excused.
 */
const HELD = new Map<LocalDate, HeldDay>(
  Array.from({ length: DAYS }, (_, day) => [
    getDate(day),
    getDayName(getDate(day)) === 'Sunday' || day === 10 ? 'none' : day === 15 ? 'excused' : 'class',
  ]),
);
const getHeldDay = (day: LocalDate): HeldDay => HELD.get(day) ?? 'none';

const CHALLENGES = [
  { startsOn: getDate(0), length: 14, endedOn: null },
  { startsOn: getDate(7), length: 21, endedOn: null },
  { startsOn: getDate(14), length: 14, endedOn: getDate(25) },
  { startsOn: getDate(21), length: 14, endedOn: null },
];

interface Simulated extends Life {
  challenge: number;
  wantsReminders: boolean;
}

/**
 * Generates a member with random attendance, day of joining and pause. A failure can be reproduced
 * with its seed.
 */
const life = fc
  .record({
    challenge: fc.integer({ min: 0, max: CHALLENGES.length - 1 }),
    joined: fc.integer({ min: -3, max: 13 }),
    habit: fc.constantFrom(0, 40, 80, 92, 97, 100),
    luck: fc.array(fc.integer({ min: 0, max: 99 }), { minLength: DAYS, maxLength: DAYS }),
    pause: fc.option(fc.record({ from: fc.integer({ min: 0, max: 35 }), days: fc.integer({ min: 1, max: 14 }) }), {
      freq: 6,
    }),
    wantsReminders: fc.boolean(),
  })
  .map(({ challenge, joined, habit, luck, pause, wantsReminders }): Simulated => {
    const { startsOn, length, endedOn } = CHALLENGES[challenge] ?? { startsOn: MONDAY, length: 14, endedOn: null };
    const days = [...HELD.keys()].filter((day, nr) => getHeldDay(day) !== 'none' && (luck[nr] ?? 0) < habit);
    const paused = pause && { from: getDate(pause.from), until: getDate(pause.from + pause.days - 1) };
    const joinedOn = addDays(startsOn, joined);
    return {
      challenge,
      startsOn,
      length,
      endedOn,
      joinedOn,
      held: getHeldDay,
      came: new Set(days),
      paused,
      wantsReminders,
    };
  });

const SEED = Number(process.env.SEED ?? 20_261_124);
const lives = fc.sample(life, { seed: SEED, numRuns: MEMBERS });
const challengeIds: number[] = [];
const memberIds: number[] = [];

async function insertInBatches<Row>(rows: readonly Row[], write: (some: Row[]) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < rows.length; from += 2_000) await write(rows.slice(from, from + 2_000));
}

async function forEach(
  ask: (life: Simulated, as: ReturnType<typeof ctx.as>, nr: number) => Promise<void>,
): Promise<void> {
  const numbers = lives.map((_, nr) => nr);
  for (let from = 0; from < numbers.length; from += 16) {
    await Promise.all(
      numbers.slice(from, from + 16).map(async (nr) => {
        const one = lives[nr];
        if (one) await ask(one, ctx.as({ id: memberIds[nr] ?? 0 }), nr);
      }),
    );
  }
}

const goTo = (day: LocalDate, time = '23:30:00') => {
  ctx.clock.set(`${day}T${time}+05:30`);
  ctx.recent.forget();
};

beforeAll(async () => {
  ctx.clock.set(toMorning(getDate(-10)));
  for (const { startsOn, length, endedOn } of CHALLENGES) {
    const { id } = await ctx.db.challenge.create({
      data: {
        title: 'Mornings',
        days: length,
        starts_on: toDatabaseDate(startsOn),
        created_at: ctx.clock.now(),
        ended_at: endedOn && toMorning(endedOn),
      },
    });
    challengeIds.push(id);
  }
  const dates = [...HELD.keys()].filter((day) => getHeldDay(day) !== 'none');
  const classes = await Promise.all(dates.map((date) => createClass(ctx, { date, max_participants: null })));
  const classOf = new Map(classes.map(({ id, class_date }) => [class_date.toISOString().slice(0, 10), id]));
  const excused = [...HELD].filter(([, what]) => what === 'excused');
  const created_at = ctx.clock.now();
  await ctx.db.excusedDay.createMany({
    data: excused.map(([day]) => ({ day: toDatabaseDate(day), reason: 'The platform was down', created_at })),
  });
  const people = lives.map(({ wantsReminders }, nr) => ({
    name: `Member ${nr}`,
    phone: `+9197${String(nr).padStart(8, '0')}`,
    password_hash: 'x',
    referral_code: createReferralCode(),
    consented_at: created_at,
    consent_version: '1',
    created_at,
    phone_proved_at: created_at,
    reminders_wanted_at: wantsReminders ? created_at : null,
  }));
  await insertInBatches(people, async (data) => {
    const made = await ctx.db.member.createManyAndReturn({ data, select: { id: true } });
    memberIds.push(...made.map(({ id }) => id));
  });
  const getMemberId = (nr: number) => memberIds[nr] ?? 0;
  await insertInBatches(
    lives.map(({ challenge, joinedOn }, nr) => ({
      member_id: getMemberId(nr),
      challenge_id: challengeIds[challenge] ?? 0,
      joined_at: toMorning(joinedOn),
    })),
    (data) => ctx.db.challengeEnrolment.createMany({ data }),
  );
  await insertInBatches(
    lives.flatMap(({ paused }, nr) =>
      paused
        ? [
            {
              member_id: getMemberId(nr),
              from_day: toDatabaseDate(paused.from),
              until_day: toDatabaseDate(paused.until),
              created_at,
            },
          ]
        : [],
    ),
    (data) => ctx.db.streakPause.createMany({ data }),
  );
  // Inserts all attendances of a day with one statement, so that the counter of each class is
  // updated only once.
  for (const day of dates) {
    const those = lives.flatMap(({ came }, nr) => (came.has(day) ? [getMemberId(nr)] : []));
    await ctx.db.$executeRaw`
      INSERT INTO attendances (member_id, class_id, class_date, marked_at)
      SELECT member_id, ${classOf.get(day)}::int, ${day}::date, ${toMorning(day)} FROM unnest(${those}::int[]) AS member_id`;
  }
});

const LAST = getDate(DAYS - 1);

test('each member ends with the day, the state and the certificate of the model', async () => {
  goTo(LAST);
  const states = new Set<string>();
  let finished = 0;
  await forEach(async (one, as, nr) => {
    const { state, day, mornings, certificate } = calculateOutcome(one, LAST);
    const { challenge } = await getOwnChallenge(as);
    const came = challenge?.days.filter((that) => that.state === 'done').length;
    expect([nr, challenge?.state, challenge?.day, came]).toEqual([nr, state, day, mornings]);
    states.add(state);
    if (certificate) {
      finished += 1;
      const { name, began_on, finished_on, mornings: written } = await getCertificate(ctx, await issueCertificate(as));
      expect({ name, from: began_on, to: finished_on, mornings: written }).toEqual({
        name: `Member ${nr}`,
        ...certificate,
      });
    } else if (nr % 10 === 0) await expect(issueCertificate(as)).rejects.toMatchObject({ code: 'conflict' });
  });
  expect([...states].sort()).toEqual(['ended', 'failed', 'finished', 'running']);
  expect(finished).toBeGreaterThan(MEMBERS / 10);
  const codes = await ctx.db.challengeCertificate.findMany({ select: { code: true } });
  expect(codes).toHaveLength(finished);
});

test('staff see the figures of the model', async () => {
  goTo(LAST);
  await updateChallengeFunnels(ctx);
  const counted = await ctx.db.challenge.findMany({ orderBy: { starts_on: 'asc' } });
  const outcomes = lives.map((one) => ({ challenge: one.challenge, last: calculateOutcome(one, LAST).lastCame }));
  const expected = CHALLENGES.map(({ length }, challenge) => {
    const those = outcomes.filter((one) => one.challenge === challenge);
    return [0, 1, 3, 7, 14, 21]
      .filter((day) => day <= length)
      .map((day) => those.filter(({ last }) => last >= day).length);
  });
  expect(counted.map(({ reached }) => reached)).toEqual(expected);
});

test('each member who asked gets one message on day 1, 2, 3 and 7, and nobody else does', async () => {
  const expected = new Set<string>();
  for (let nr = 0; nr < DAYS; nr += 1) {
    const day = getDate(nr);
    goTo(day, '17:04:00');
    await queueChallengeMessages(ctx);
    lives.forEach((one, member) => {
      if (!one.wantsReminders || (getHeldDay(day) !== 'class' && !one.came.has(day))) return;
      const { state, day: number } = calculateOutcome(one, day);
      const before = calculateOutcome(one, addDays(day, -1)).day;
      const speaks = number > before && state === 'running' && [1, 2, 3, 7].includes(number);
      if (speaks) expected.add(`challenge-${challengeIds[one.challenge]}-day-${number}:${memberIds[member]}`);
    });
  }
  const written = await ctx.db.outboxMessage.findMany({ select: { event_key: true } });
  expect(written.map(({ event_key }) => event_key).sort()).toEqual([...expected].sort());
  expect(written.length).toBeGreaterThan(MEMBERS);
});
