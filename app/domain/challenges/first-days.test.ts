import { beforeEach, describe, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createClassDays } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import type { Prisma } from '~/db/generated/client';
import { addDays, toDatabaseDate } from '~/lib/calendar';
import { recordInboundMessage } from '../notifications/record-inbound-message.server';
import { sendMessage } from '../notifications/send-message.server';
import { createChallenge, endChallenge } from './challenges.server';
import { updateChallengeFunnels } from './update-challenge-funnels.server';
import { joinChallenge } from './join-challenge.server';
import { getOwnChallenge } from './own-challenge.server';
import { queueChallengeMessages } from './queue-challenge-messages.server';

const ctx = await testContext();
const MONDAY = '2026-11-16';
const EVENING = '17:04:00+05:30';

beforeEach(async () => {
  ctx.clock.set(`${addDays(MONDAY, -1)}T19:00:00+05:30`);
  ctx.recent.forget();
  await ctx.db.$executeRaw`TRUNCATE challenges, classes, members, outbox_messages CASCADE`;
});

async function openChallenge() {
  const { id } = await createChallenge(await asAdmin(ctx), {
    title: 'Fourteen',
    starts_on: MONDAY,
    days: 14,
    translations: {},
  });
  const classes = await createClassDays(
    ctx,
    Array.from({ length: 14 }, (_, at) => addDays(MONDAY, at)),
  );
  return { id, classes };
}

const wants = { reminders_wanted_at: new Date('2026-11-01T00:00:00Z') };

async function createEnrolled(more: Partial<Prisma.MemberCreateInput> = {}) {
  const member = await createMember(ctx, more);
  await joinChallenge(ctx.as(member));
  return member;
}

async function attendDays(member: { id: number }, classes: { id: number; class_date: Date }[]) {
  const marked_at = ctx.clock.now();
  await ctx.db.attendance.createMany({
    data: classes.map(({ id, class_date }) => ({ member_id: member.id, class_id: id, class_date, marked_at })),
  });
}

async function countAddedMessages(day: number, at = EVENING) {
  ctx.clock.set(`${addDays(MONDAY, day)}T${at}`);
  ctx.recent.forget();
  return queueChallengeMessages(ctx);
}

const listMessages = () => ctx.db.outboxMessage.findMany({ orderBy: { id: 'asc' } });

describe('a message of the first days', () => {
  test('is sent once on days 1, 2, 3 and 7 to members with reminders', async () => {
    const { classes } = await openChallenge();
    const member = await createEnrolled({ ...wants, name: 'Ravi' });
    await attendDays(member, classes.slice(0, 2));
    const added: number[] = [];
    for (let day = 0; day < 9; day += 1) {
      const once = await countAddedMessages(day);
      added.push(once + (await countAddedMessages(day, '17:49:00+05:30')));
    }
    // Two missed days are allowed. The third missed day, which is the fifth day, ends the
    // challenge.
    expect(added).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0]);
    expect((await listMessages()).map(({ variables }) => variables)).toEqual(
      [1, 2, 3].map((day) => ({
        1: 'Ravi',
        2: String(day),
        3: '14',
        4: String(Math.min(day, 2)),
        5: `${ctx.publicUrl}/dashboard`,
      })),
    );
  });

  test("counts the member's own days: day 7 with daily attendance, day 1 after joining on Wednesday", async () => {
    const { classes } = await openChallenge();
    await attendDays(await createEnrolled(wants), classes);
    ctx.clock.set(`${addDays(MONDAY, 2)}T05:00:00+05:30`);
    await createEnrolled({ ...wants, language: 'hi' });
    const listMessageDays = async () =>
      (await listMessages()).map(
        ({ language, variables }) => `${language} ${(variables as Record<string, string>)[2]}`,
      );
    await countAddedMessages(2);
    expect((await listMessageDays()).sort()).toEqual(['en 3', 'hi 1']);
    await countAddedMessages(6);
    expect((await listMessageDays()).sort()).toEqual(['en 3', 'en 7', 'hi 1']);
  });

  test('is not sent without reminders, after STOP, in a pause or without a challenge', async () => {
    await openChallenge();
    await createEnrolled();
    await createEnrolled({ ...wants, notices_stopped_at: new Date('2026-11-02T00:00:00Z') });
    await createEnrolled({ ...wants, paused_until: new Date('2026-11-20T00:00:00Z') });
    await createMember(ctx, wants);
    const stopped = await createEnrolled(wants);
    await recordInboundMessage(ctx, { sid: 'SM-stop', phone: stopped.phone, text: 'STOP' });
    expect(await countAddedMessages(0)).toBe(0);
  });

  test('is not sent after STOP or after its evening', async () => {
    await openChallenge();
    const stopped = await createEnrolled(wants);
    await createEnrolled(wants);
    expect(await countAddedMessages(0)).toBe(2);
    await recordInboundMessage(ctx, { sid: 'SM-late', phone: stopped.phone, text: 'STOP' });
    const [first, second] = await listMessages();
    if (first) await sendMessage(ctx, first.id);
    ctx.clock.set(`${MONDAY}T21:00:01+05:30`);
    if (second) await sendMessage(ctx, second.id);
    const challengeDays = (await listMessages()).filter(({ template }) => template === 'challenge_day');
    expect(challengeDays.map(({ status, error_code }) => [status, error_code])).toEqual([
      ['skipped', 'stopped'],
      ['skipped', 'expired'],
    ]);
  });

  test.each(['05:30:00+05:30', '16:59:59+05:30', '21:00:00+05:30'])('is not added at %s', async (at) => {
    await openChallenge();
    await createEnrolled(wants);
    expect(await countAddedMessages(0, at)).toBe(0);
  });

  test('is not added on a day without a class or after staff have ended the challenge', async () => {
    const { id, classes } = await openChallenge();
    await createEnrolled(wants);
    await ctx.db.excusedDay.create({
      data: { day: new Date(`${MONDAY}T00:00:00Z`), reason: 'Down', created_at: ctx.clock.now() },
    });
    expect(await countAddedMessages(0)).toBe(0);
    await ctx.db.excusedDay.deleteMany();
    expect(classes).toHaveLength(14);
    await endChallenge(await asAdmin(ctx), id);
    expect(await countAddedMessages(1)).toBe(0);
  });

  test('is added once, even if its day was excused and the next day has the same number', async () => {
    await openChallenge();
    await createEnrolled(wants);
    expect(await countAddedMessages(0)).toBe(1);
    await ctx.db.excusedDay.create({
      data: { day: new Date(`${MONDAY}T00:00:00Z`), reason: 'Down', created_at: ctx.clock.now() },
    });
    expect(await countAddedMessages(1)).toBe(0);
    await ctx.db.excusedDay.deleteMany();
  });

  test('is added once by two concurrent workers', async () => {
    await openChallenge();
    for (let nr = 0; nr < 5; nr += 1) await createEnrolled(wants);
    ctx.clock.set(`${MONDAY}T${EVENING}`);
    const added = await Promise.all([queueChallengeMessages(ctx), queueChallengeMessages(ctx)]);
    expect(added[0] + added[1]).toBe(5);
    expect(await ctx.db.outboxMessage.count()).toBe(5);
  });
});

test('staff see how many members came on day 1, 3, 7 and 14 or later', async () => {
  const { classes } = await openChallenge();
  const all = await createEnrolled();
  await createEnrolled();
  const three = await createEnrolled();
  const once = await createEnrolled();
  await attendDays(all, classes.slice(0, 13));
  await attendDays(three, classes.slice(1, 3));
  await attendDays(once, classes.slice(0, 1));
  ctx.clock.set(`${addDays(MONDAY, 14)}T12:00:00+05:30`);
  ctx.recent.forget();
  expect(await updateChallengeFunnels(ctx)).toBe(1);
  const { reached, counted_at } = await ctx.db.challenge.findFirstOrThrow();
  expect([reached, counted_at]).toEqual([[4, 3, 2, 1, 1], ctx.clock.now()]);
});

test('a pause does not count in the messages, for the member and in the figures', async () => {
  const { classes } = await openChallenge();
  const paused = await createEnrolled(wants);
  const [from_day, until_day] = [toDatabaseDate(addDays(MONDAY, 2)), toDatabaseDate(addDays(MONDAY, 4))];
  await ctx.db.streakPause.create({
    data: { member_id: paused.id, from_day, until_day, created_at: ctx.clock.now() },
  });
  await attendDays(
    paused,
    classes.filter((_, at) => [0, 1, 5].includes(at)),
  );
  expect(await countAddedMessages(5)).toBe(1);
  expect((await listMessages()).map(({ event_key }) => event_key)).toEqual([expect.stringContaining('-day-3:')]);
  expect((await getOwnChallenge(ctx.as(paused))).challenge).toMatchObject({ state: 'running', day: 3 });
  await updateChallengeFunnels(ctx);
  expect(await ctx.db.challenge.findFirstOrThrow()).toMatchObject({ reached: [1, 1, 1, 0, 0] });
});
