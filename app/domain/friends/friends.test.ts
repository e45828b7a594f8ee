import { beforeEach, describe, expect, test } from 'vitest';
import { attend, mark } from '../../../tests/factories/attendance';
import { createClass } from '../../../tests/factories/class';
import { createMember, createMembers } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { updatePreferences } from '../members/preferences.server';
import { eraseMember } from '../sessions/delete-account.server';
import { cheerFriend } from './cheer-friend.server';
import { getOwnCircle } from './own-circle.server';
import { findWeekRecap } from './week-recap.server';

const ctx = await testContext();

/** A Friday. */
const DAY = '2026-11-20';

beforeEach(() => ctx.clock.set(`${DAY}T06:30:00+05:30`));

/** Makes two members friends: the second joined with the code of the first. */
async function befriend(referrer: { id: number }, friend: { id: number }, more: { awaits_proof?: boolean } = {}) {
  await ctx.db.referral.create({
    data: { referrer_id: referrer.id, friend_id: friend.id, created_at: ctx.clock.now(), ...more },
  });
}

const setPresence = (member: { id: number }, isOn = true) => updatePreferences(ctx.as(member), { show_presence: isOn });

async function listPresentFriends(member: { id: number }): Promise<string[]> {
  return (await getOwnCircle(ctx.as(member))).present.map(({ name }) => name);
}

describe('friends in class', () => {
  test('are shown in both directions, only with consent, and only for classes of today', async () => {
    const [asha, inviter, quiet, away] = [
      await createMember(ctx, { name: 'Asha Sharma' }),
      await createMember(ctx, { name: 'Kavita Joshi' }),
      await createMember(ctx, { name: 'Ravi Rao' }),
      await createMember(ctx, { name: 'Farah Shaikh' }),
    ];
    await befriend(inviter, asha);
    await befriend(asha, quiet);
    await befriend(asha, away);
    const [today, yesterday] = [await createClass(ctx), await createClass(ctx, { date: '2026-11-19' })];
    await attend(ctx, away, yesterday);
    for (const one of [inviter, quiet]) await attend(ctx, one, today);
    expect(await getOwnCircle(ctx.as(asha))).toMatchObject({ has_friends: true, has_answered: false, present: [] });
    for (const one of [inviter, away]) await setPresence(one);
    await setPresence(quiet, false);
    expect(await getOwnCircle(ctx.as(asha))).toMatchObject({
      present: [{ id: inviter.id, name: 'Kavita Joshi', classes: [today.id], is_cheered: false, current_streak: 1 }],
    });
    await setPresence(inviter, false);
    expect(await listPresentFriends(asha)).toEqual([]);
    expect(await getOwnCircle(ctx.as(inviter))).toMatchObject({ has_answered: true });
  });

  test('are not shown if they are suspended, deleted or have not proved their phone', async () => {
    const [asha, suspended, deleted, unproved, stranger] = await createMembers(ctx, 5);
    if (!asha || !suspended || !deleted || !unproved || !stranger) throw new Error('five members');
    for (const one of [suspended, deleted]) await befriend(asha, one);
    await befriend(asha, unproved, { awaits_proof: true });
    const today = await createClass(ctx);
    for (const one of [asha, suspended, deleted, unproved, stranger]) {
      await attend(ctx, one, today);
      await setPresence(one);
    }
    expect((await listPresentFriends(asha)).toSorted()).toEqual([suspended.name, deleted.name].toSorted());
    expect(await listPresentFriends(unproved)).toEqual([]);
    await ctx.db.member.update({ where: { id: suspended.id }, data: { suspended_at: ctx.clock.now() } });
    await ctx.db.$transaction((tx) => eraseMember(ctx, tx, deleted.id));
    expect(await listPresentFriends(asha)).toEqual([]);
  });

  test('are read with one query, at most fifty', async () => {
    const asha = await createMember(ctx);
    const today = await createClass(ctx, { max_participants: null });
    const friends = await createMembers(ctx, 52);
    for (const friend of friends) await befriend(asha, friend);
    const ids = friends.map(({ id }) => id);
    await ctx.db.member.updateMany({ where: { id: { in: ids } }, data: { shows_presence: true } });
    await ctx.db.$executeRaw`
      INSERT INTO attendances (member_id, class_id, class_date, marked_at)
      SELECT id, ${today.id}, ${DAY}::date, ${ctx.clock.now()} FROM unnest(${ids}::int[]) AS id`;
    await getOwnCircle(ctx.as(asha));
    ctx.queries.clear();
    expect((await getOwnCircle(ctx.as(asha))).present).toHaveLength(50);
    expect(ctx.queries.seen.filter((query) => !query.includes('class_days_before'))).toHaveLength(1);
  });
});

describe('a cheer', () => {
  test('counts once a day, and is shown to the friend today and tomorrow', async () => {
    const [asha, kavita] = [await createMember(ctx), await createMember(ctx, { name: 'Kavita Joshi' })];
    await befriend(asha, kavita);
    await setPresence(asha);
    await attend(ctx, asha, await createClass(ctx));
    for (let tap = 0; tap < 2; tap += 1) await cheerFriend(ctx.as(kavita), { friend_id: asha.id });
    expect(await ctx.db.cheer.count({ where: { to_id: asha.id } })).toBe(1);
    expect((await getOwnCircle(ctx.as(kavita))).present).toMatchObject([{ id: asha.id, is_cheered: true }]);
    for (const [at, names] of [
      [`${DAY}T20:00:00+05:30`, ['Kavita Joshi']],
      ['2026-11-21T05:45:00+05:30', ['Kavita Joshi']],
      ['2026-11-22T05:45:00+05:30', []],
    ] as const) {
      ctx.clock.set(at);
      expect((await getOwnCircle(ctx.as(asha))).cheered_by, at).toEqual(names);
    }
    ctx.clock.set('2026-11-21T07:00:00+05:30');
    await cheerFriend(ctx.as(kavita), { friend_id: asha.id });
    expect((await getOwnCircle(ctx.as(asha))).cheered_by).toEqual(['Kavita Joshi']);
    await ctx.db.$transaction((tx) => eraseMember(ctx, tx, kavita.id));
    expect(await ctx.db.cheer.count({ where: { to_id: asha.id } })).toBe(0);
  });

  test('is refused for strangers, for members who hide their attendance, and for oneself', async () => {
    const [asha, friend, stranger] = await createMembers(ctx, 3);
    if (!asha || !friend || !stranger) throw new Error('three members');
    await befriend(asha, friend);
    for (const one of [asha, stranger]) await setPresence(one);
    for (const { id } of [friend, stranger, asha])
      await expect(cheerFriend(ctx.as(asha), { friend_id: id })).rejects.toMatchObject({ code: 'not_found' });
    expect(await ctx.db.cheer.count({ where: { from_id: asha.id } })).toBe(0);
  });
});

test('on Sunday and Monday a member sees the week from Monday to Sunday', async () => {
  const [asha, friend] = [await createMember(ctx), await createMember(ctx)];
  await befriend(asha, friend);
  await setPresence(friend);
  const dates = ['2026-11-15', '2026-11-16', '2026-11-18', '2026-11-20'];
  for (const date of dates) await attend(ctx, asha, await createClass(ctx, { date, from: '06:00', to: '06:45' }));
  // A class that overlaps the first one does not count.
  await mark(ctx, asha, await createClass(ctx, { date: DAY, from: '06:05', to: '06:50' }));
  await cheerFriend(ctx.as(asha), { friend_id: friend.id });
  const week = { came: [true, false, true, false, true, false, false], classes: 3, minutes: 135, cheered: 1 };
  for (const [at, recap] of [
    ['2026-11-21T07:00:00+05:30', null],
    ['2026-11-22T05:30:00+05:30', week],
    ['2026-11-23T23:00:00+05:30', week],
    ['2026-11-24T05:30:00+05:30', null],
  ] as const) {
    ctx.clock.set(at);
    expect(await findWeekRecap(ctx.as(asha)), at).toEqual(recap);
    expect(await findWeekRecap(ctx.as(friend)), at).toBeNull();
  }
});
