import { beforeEach, describe, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { createClassDays } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import type { Prisma } from '~/db/generated/client';
import { addDays } from '~/lib/calendar';
import { recordInboundMessage } from '../notifications/record-inbound-message.server';
import { sendMessage } from '../notifications/send-message.server';
import { createChallenge, endChallenge } from './challenges.server';
import { updateChallengeFunnels } from './update-challenge-funnels.server';
import { joinChallenge } from './join-challenge.server';
import { queueChallengeMessages } from './queue-challenge-messages.server';

const ctx = await testContext();
const MONDAY = '2026-11-16';
const EVENING = '17:04:00+05:30';

beforeEach(async () => {
  ctx.clock.set(`${addDays(MONDAY, -1)}T19:00:00+05:30`);
  ctx.recent.forget();
  await ctx.db.$executeRaw`TRUNCATE challenges, classes, members, outbox_messages CASCADE`;
});

async function open() {
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

async function enrolled(more: Partial<Prisma.MemberCreateInput> = {}) {
  const member = await createMember(ctx, more);
  await joinChallenge(ctx.as(member));
  return member;
}

async function came(member: { id: number }, classes: { id: number; class_date: Date }[]) {
  const marked_at = ctx.clock.now();
  await ctx.db.attendance.createMany({
    data: classes.map(({ id, class_date }) => ({ member_id: member.id, class_id: id, class_date, marked_at })),
  });
}

async function addedOn(day: number, at = EVENING) {
  ctx.clock.set(`${addDays(MONDAY, day)}T${at}`);
  ctx.recent.forget();
  return queueChallengeMessages(ctx);
}

const written = () => ctx.db.outboxMessage.findMany({ orderBy: { id: 'asc' } });

describe('a message of the first days', () => {
  test('goes to whoever asked for reminders, on days 1, 2, 3 and 7, once each', async () => {
    const { classes } = await open();
    const member = await enrolled({ ...wants, name: 'Ravi' });
    await came(member, classes.slice(0, 2));
    const added: number[] = [];
    for (let day = 0; day < 9; day += 1) {
      const once = await addedOn(day);
      added.push(once + (await addedOn(day, '17:49:00+05:30')));
    }
    // Two missed days are allowed. The third missed day, which is the fifth day, ends the
    // challenge.
    expect(added).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0]);
    expect((await written()).map(({ variables }) => variables)).toEqual(
      [1, 2, 3].map((day) => ({
        1: 'Ravi',
        2: String(day),
        3: '14',
        4: String(Math.min(day, 2)),
        5: `${ctx.publicUrl}/dashboard`,
      })),
    );
  });

  test('counts a member’s own days: day 7 of whoever comes each day, day 1 of whoever joins on Wednesday', async () => {
    const { classes } = await open();
    await came(await enrolled(wants), classes);
    ctx.clock.set(`${addDays(MONDAY, 2)}T05:00:00+05:30`);
    await enrolled({ ...wants, language: 'hi' });
    const days = async () =>
      (await written()).map(({ language, variables }) => `${language} ${(variables as Record<string, string>)[2]}`);
    await addedOn(2);
    expect((await days()).sort()).toEqual(['en 3', 'hi 1']);
    await addedOn(6);
    expect((await days()).sort()).toEqual(['en 3', 'en 7', 'hi 1']);
  });

  test('goes to nobody who did not ask, said STOP, pauses or is in no challenge', async () => {
    await open();
    await enrolled();
    await enrolled({ ...wants, notices_stopped_at: new Date('2026-11-02T00:00:00Z') });
    await enrolled({ ...wants, paused_until: new Date('2026-11-20T00:00:00Z') });
    await createMember(ctx, wants);
    const stopped = await enrolled(wants);
    await recordInboundMessage(ctx, { sid: 'SM-stop', phone: stopped.phone, text: 'STOP' });
    expect(await addedOn(0)).toBe(0);
  });

  test('is not sent after STOP, nor after its evening', async () => {
    await open();
    const stopped = await enrolled(wants);
    await enrolled(wants);
    expect(await addedOn(0)).toBe(2);
    await recordInboundMessage(ctx, { sid: 'SM-late', phone: stopped.phone, text: 'STOP' });
    const [first, second] = await written();
    if (first) await sendMessage(ctx, first.id);
    ctx.clock.set(`${MONDAY}T21:00:01+05:30`);
    if (second) await sendMessage(ctx, second.id);
    const challengeDays = (await written()).filter(({ template }) => template === 'challenge_day');
    expect(challengeDays.map(({ status, error_code }) => [status, error_code])).toEqual([
      ['skipped', 'stopped'],
      ['skipped', 'expired'],
    ]);
  });

  test.each(['05:30:00+05:30', '16:59:59+05:30', '21:00:00+05:30'])('is not added at %s', async (at) => {
    await open();
    await enrolled(wants);
    expect(await addedOn(0, at)).toBe(0);
  });

  test('is not added on a day without a class, nor once staff have ended the challenge', async () => {
    const { id, classes } = await open();
    await enrolled(wants);
    await ctx.db.excusedDay.create({
      data: { day: new Date(`${MONDAY}T00:00:00Z`), reason: 'Down', created_at: ctx.clock.now() },
    });
    expect(await addedOn(0)).toBe(0);
    await ctx.db.excusedDay.deleteMany();
    expect(classes).toHaveLength(14);
    await endChallenge(await asAdmin(ctx), id);
    expect(await addedOn(1)).toBe(0);
  });

  test('is added once, though its day was excused afterwards and the next one is its day again', async () => {
    await open();
    await enrolled(wants);
    expect(await addedOn(0)).toBe(1);
    await ctx.db.excusedDay.create({
      data: { day: new Date(`${MONDAY}T00:00:00Z`), reason: 'Down', created_at: ctx.clock.now() },
    });
    expect(await addedOn(1)).toBe(0);
    await ctx.db.excusedDay.deleteMany();
  });

  test('is added once, though two workers work at once', async () => {
    await open();
    for (let nr = 0; nr < 5; nr += 1) await enrolled(wants);
    ctx.clock.set(`${MONDAY}T${EVENING}`);
    const added = await Promise.all([queueChallengeMessages(ctx), queueChallengeMessages(ctx)]);
    expect(added[0] + added[1]).toBe(5);
    expect(await ctx.db.outboxMessage.count()).toBe(5);
  });
});

test('staff read how many came to day 1, 3, 7 and 14 or later', async () => {
  const { classes } = await open();
  const all = await enrolled();
  await enrolled();
  const three = await enrolled();
  const once = await enrolled();
  await came(all, classes.slice(0, 13));
  await came(three, classes.slice(1, 3));
  await came(once, classes.slice(0, 1));
  ctx.clock.set(`${addDays(MONDAY, 14)}T12:00:00+05:30`);
  ctx.recent.forget();
  expect(await updateChallengeFunnels(ctx)).toBe(1);
  const { reached, counted_at } = await ctx.db.challenge.findFirstOrThrow();
  expect([reached, counted_at]).toEqual([[4, 3, 2, 1, 1], ctx.clock.now()]);
});
