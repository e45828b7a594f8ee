import { beforeEach, describe, expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { attend } from '../../../tests/factories/attendance';
import { createClassDays } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { addDays } from '~/lib/calendar';
import { exportOwnData } from '../members/export-data.server';
import { eraseMember } from '../sessions/delete-account.server';
import { createChallenge, endChallenge, getChallenge, listChallenges, updateChallenge } from './challenges.server';
import { joinChallenge } from './join-challenge.server';
import { getOwnChallenge } from './own-challenge.server';
import { createChallengeSchema } from './schemas';

const ctx = await testContext();
const MONDAY = '2026-11-16';
const NEXT = '2026-11-30';
const HINDI = { hi: { title: '14 सुबहें' } };

const parseChallenge = (starts_on: string, days: 14 | 21 = 14) => ({
  title: 'Fourteen mornings',
  starts_on,
  days,
  translations: HINDI,
});

beforeEach(async () => {
  ctx.clock.set(`${MONDAY}T05:00:00+05:30`);
  ctx.recent.forget();
  await ctx.db.$executeRaw`TRUNCATE challenges, classes, members CASCADE`;
});

describe('staff', () => {
  test('create, change and end a challenge, each with an audit entry', async () => {
    const staff = await asAdmin(ctx);
    const { id } = await createChallenge(staff, parseChallenge(NEXT));
    await updateChallenge(staff, id, { ...parseChallenge(NEXT, 21), title: 'Three weeks', version: 1 });
    expect(await getChallenge(staff, id)).toMatchObject({ title: 'Three weeks', days: 21, translations: HINDI });
    await expect(updateChallenge(staff, id, { ...parseChallenge(NEXT), version: 1 })).rejects.toMatchObject({
      code: 'conflict',
    });
    await endChallenge(staff, id);
    await expect(endChallenge(staff, id)).rejects.toMatchObject({ code: 'conflict' });
    expect(await listChallenges(staff)).toMatchObject([{ id, ended_at: ctx.clock.now() }]);
    const entries = await ctx.db.auditEntry.findMany({
      where: { subject_kind: 'challenge', subject_id: String(id) },
      orderBy: { id: 'asc' },
    });
    expect(entries.map(({ action }) => action)).toEqual(['challenge.created', 'challenge.updated', 'challenge.ended']);
  });

  test('need manage_classes', async () => {
    const other = await asAdmin(ctx, ['manage_users']);
    await expect(listChallenges(other)).rejects.toMatchObject({ code: 'forbidden' });
    expect(() => createChallenge(other, parseChallenge(NEXT))).toThrow();
    await expect(endChallenge(other, 1)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('start a challenge on a Monday in the future, and cannot move one that has begun', async () => {
    const staff = await asAdmin(ctx);
    const { id } = await createChallenge(staff, parseChallenge(MONDAY));
    await expect(createChallenge(staff, parseChallenge(MONDAY))).rejects.toMatchObject({
      code: 'conflict',
      fieldErrors: { starts_on: [expect.stringContaining('Another')] },
    });
    expect(() => createChallenge(staff, parseChallenge(addDays(MONDAY, -7)))).toThrow('not over');
    await expect(updateChallenge(staff, id, { ...parseChallenge(NEXT), version: 1 })).rejects.toThrow(
      'keeps its Monday',
    );
    await updateChallenge(staff, id, { ...parseChallenge(MONDAY), title: 'Another name', version: 1 });
  });

  test.each(['2026-11-17', '2026-02-30', '', 'soon'])('cannot start one on %j', (starts_on) => {
    const { error } = createChallengeSchema.safeParse({ title: 'A', starts_on, days: '14' });
    expect(error?.issues.map(({ path }) => path)).toEqual([['starts_on']]);
  });

  test('choose 14 or 21 days', () => {
    const parseLength = (days: unknown) => createChallengeSchema.safeParse({ title: 'A', starts_on: MONDAY, days });
    expect([parseLength('14').data?.days, parseLength(21).data?.days]).toEqual([14, 21]);
    expect(parseLength('15').error?.issues.map(({ path }) => path)).toEqual([['days']]);
  });
});

describe('a member', () => {
  test('joins the challenge in its first week once, and sees the progress', async () => {
    const { id } = await createChallenge(await asAdmin(ctx), parseChallenge(MONDAY));
    await createChallenge(await asAdmin(ctx), parseChallenge(NEXT));
    const member = await createMember(ctx);
    expect(await getOwnChallenge(ctx.as(member))).toMatchObject({ challenge: null, open: { id, length: 14 } });
    await Promise.all([joinChallenge(ctx.as(member)), joinChallenge(ctx.as(member))]);
    expect(await ctx.db.challengeEnrolment.count({ where: { member_id: member.id } })).toBe(1);
    const [first] = await createClassDays(ctx, [MONDAY, addDays(MONDAY, 1)]);
    if (!first) throw new Error('a class');
    await attend(ctx, member, first);
    ctx.recent.forget();
    const { challenge: own, open } = await getOwnChallenge(ctx.as(member));
    expect(own).toMatchObject({ id, state: 'running', day: 1, joined_on: MONDAY, misses_left: 2, translations: HINDI });
    expect(own?.days.slice(0, 3)).toEqual([
      { date: MONDAY, state: 'done' },
      { date: addDays(MONDAY, 1), state: 'ahead' },
      { date: null, state: 'ahead' },
    ]);
    expect(open).toBeNull();
  });

  test('joins the next one after the first week, and is asked again after a failed one', async () => {
    const staff = await asAdmin(ctx);
    await createChallenge(staff, parseChallenge(MONDAY));
    const next = await createChallenge(staff, parseChallenge(NEXT));
    const member = ctx.as(await createMember(ctx));
    await joinChallenge(member);
    await createClassDays(
      ctx,
      [1, 2, 3].map((at) => addDays(MONDAY, at)),
    );
    ctx.clock.set(`${addDays(MONDAY, 7)}T05:00:00+05:30`);
    ctx.recent.forget();
    const failed = { challenge: { state: 'failed' }, open: { id: next.id } };
    expect(await getOwnChallenge(member)).toMatchObject(failed);
    await joinChallenge(member);
    expect(await getOwnChallenge(member)).toMatchObject({ challenge: { id: next.id, state: 'not_begun' }, open: null });
  });

  test('is refused if no challenge is open', async () => {
    const staff = await asAdmin(ctx);
    const { id } = await createChallenge(staff, parseChallenge(MONDAY));
    await endChallenge(staff, id);
    const member = ctx.as(await createMember(ctx));
    await expect(joinChallenge(member)).rejects.toMatchObject({ code: 'conflict' });
    expect(await getOwnChallenge(member)).toEqual({ challenge: null, open: null });
  });

  test('needs one query of its own and two cached queries', async () => {
    await createChallenge(await asAdmin(ctx), parseChallenge(MONDAY));
    const member = ctx.as(await createMember(ctx));
    await joinChallenge(member);
    ctx.recent.forget();
    ctx.queries.clear();
    await getOwnChallenge(member);
    expect(ctx.queries.seen).toHaveLength(3);
  });

  test('gets it in the data export, and it is deleted with the account', async () => {
    await createChallenge(await asAdmin(ctx), parseChallenge(MONDAY));
    const member = await createMember(ctx);
    await joinChallenge(ctx.as(member));
    expect(await exportOwnData(ctx.as(member))).toMatchObject({
      challenges: [{ title: 'Fourteen mornings', starts_on: MONDAY, days: 14 }],
    });
    await ctx.db.$transaction((tx) => eraseMember(ctx, tx, member.id));
    expect(await ctx.db.challengeEnrolment.count()).toBe(0);
  });
});
