import { beforeAll, describe, expect, test } from 'vitest';
import { createMember } from '../../../tests/factories/member';
import { createDietPlan } from '../../../tests/factories/diet-plan';
import { testContext } from '../../../tests/setup/context';
import type { Actor, Context } from '../context';
import type { DomainError } from '../errors';
import { getPlanFile, listDietPlans } from './queries.server';

const ctx = await testContext();
const visitor = ctx.as({ kind: 'visitor' });
const staff: Actor = { kind: 'admin', adminId: 1, sessionId: 0, permissions: ['manage_resources'] };

let owner: { id: number };
let other: { id: number };
const ids: Record<string, number> = {};

beforeAll(async () => {
  owner = await createMember(ctx, { karma_points: 499 });
  other = await createMember(ctx, { karma_points: 500 });
  const plans = {
    free: { type: 'free' },
    karma: { type: 'karma', karma_points_required: 500 },
    personal: { type: 'personalized', member_id: owner.id },
    hidden: { type: 'personalized', member_id: owner.id, is_private: true },
    drawer: { type: 'free', is_private: true },
  } as const;
  for (const [title, plan] of Object.entries(plans)) ids[title] = (await createDietPlan(ctx, { title, ...plan })).id;
});

const listAccess = async (reader: Context) =>
  Object.fromEntries(
    (await listDietPlans(reader)).map(({ title, access_status, access_message, media_url }) => [
      title,
      `${access_status}, ${access_message}${media_url ? '' : ', no file'}`,
    ]),
  );

describe('listed and open plans', () => {
  test('for a visitor', async () => {
    expect(await listAccess(visitor)).toEqual({
      free: 'unlocked, Free for everyone',
      karma: 'locked, Log in to unlock, no file',
    });
  });

  test('for a member who lacks one point and has own plans', async () => {
    expect(await listAccess(ctx.as(owner))).toEqual({
      free: 'unlocked, Free for everyone',
      karma: 'locked, Earn 1 more karma points, no file',
      personal: 'unlocked, Made for you',
      hidden: 'unlocked, Made for you',
    });
  });

  test('for a member with exactly enough karma', async () => {
    expect(await listAccess(ctx.as(other))).toEqual({
      free: 'unlocked, Free for everyone',
      karma: 'unlocked, Unlocked with your karma points',
    });
  });

  test("another member's id is refused, and a visitor's is ignored", async () => {
    await expect(listDietPlans(ctx.as(owner), String(other.id))).rejects.toMatchObject({ code: 'forbidden' });
    expect(await listDietPlans(visitor, String(owner.id))).toHaveLength(2);
  });

  test('takes two queries, one of them cached for a few seconds', async () => {
    ctx.queries.clear();
    await listDietPlans(ctx.as(owner));
    expect(ctx.queries.seen).toHaveLength(2);
  });
});

describe('files', () => {
  const readFile = (reader: Context, title: string, query = '', kind: 'pdf' | 'cover' = 'pdf') =>
    getPlanFile(reader, { planId: ids[title] ?? 0, kind, query: new URLSearchParams(query) });
  const catchError = (work: Promise<unknown>) =>
    work.then(
      () => 'read',
      (error: unknown) => (error as DomainError).code,
    );

  test.each([
    ['visitor', 'free', 'read'],
    ['visitor', 'karma', 'forbidden'],
    ['visitor', 'personal', 'not_found'],
    ['owner', 'karma', 'forbidden'],
    ['owner', 'personal', 'read'],
    ['owner', 'hidden', 'read'],
    ['owner', 'drawer', 'not_found'],
    ['other', 'karma', 'read'],
    ['other', 'personal', 'not_found'],
    ['other', 'hidden', 'not_found'],
    ['staff', 'hidden', 'read'],
    ['staff', 'drawer', 'read'],
  ])('to a %s the PDF of %s: %s', async (who, title, outcome) => {
    const readers = { visitor, owner: ctx.as(owner), other: ctx.as(other), staff: ctx.as(staff) };
    expect(await catchError(readFile(readers[who as keyof typeof readers], title))).toBe(outcome);
  });

  test('a signed address opens its file for everybody for a quarter of an hour', async () => {
    const karma = (await listDietPlans(ctx.as(other))).find(({ title }) => title === 'karma');
    const query = karma?.media_url?.split('?')[1] ?? '';
    expect(await readFile(visitor, 'karma', query)).toMatchObject({
      contentType: 'application/pdf',
      name: 'karma.pdf',
    });
    expect(await catchError(readFile(visitor, 'personal', query))).toBe('not_found');
    expect(await catchError(readFile(visitor, 'karma', query.replace(/\d{10}/, '9999999999')))).toBe('forbidden');
    expect(await catchError(readFile(visitor, 'karma', query, 'cover'))).toBe('read');
    ctx.clock.advance(15 * 60);
    expect(await catchError(readFile(visitor, 'karma', query))).toBe('forbidden');
  });

  test('a missing file is not found', async () => {
    await expect(
      getPlanFile(visitor, { planId: 999_999, kind: 'pdf', query: new URLSearchParams() }),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
