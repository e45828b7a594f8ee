import { beforeEach, expect, test } from 'vitest';
import { attend } from '../../../tests/factories/attendance';
import { createClass } from '../../../tests/factories/class';
import { createMember, createMembers } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { getCalendarUrl, getCalendarFeed } from '../classes/calendar-entry.server';
import { submitRating } from './submit-rating.server';

const ctx = await testContext();

beforeEach(() => ctx.clock.set('2026-11-20T06:30:00+05:30'));

test('a rating belongs to the last class attended within a day, and a second one replaces it', async () => {
  const member = await createMember(ctx);
  const [early, late] = [await createClass(ctx), await createClass(ctx, { from: '07:00', to: '08:00' })];
  await attend(ctx, member, early);
  await attend(ctx, member, late);
  expect(await submitRating(ctx.as(member), { rating: 2, review: 'Too fast' })).toEqual({ class_id: late.id });
  ctx.clock.advance(3600);
  await submitRating(ctx.as(member), { rating: 5, review: undefined });
  expect(await ctx.db.rating.findMany({ where: { member_id: member.id } })).toMatchObject([
    { subject: `class:${late.id}`, rating: 5, review: null },
  ]);
  expect(await ctx.db.yogaClass.findUniqueOrThrow({ where: { id: late.id } })).toMatchObject({
    rating_count: 1,
    rating_sum: 5,
  });
});

test("a rating does not change the member's calendar", async () => {
  const member = await createMember(ctx);
  await attend(ctx, member, await createClass(ctx, { updated_at: ctx.clock.now() }));
  const token = (await getCalendarUrl(ctx.as(member))).split('/').at(-1)?.replace('.ics', '') ?? '';
  const before = await getCalendarFeed(ctx, token);
  expect(before).toContain('Morning flow');
  await submitRating(ctx.as(member), { rating: 5, review: undefined });
  ctx.recent.forget();
  expect(await getCalendarFeed(ctx, token)).toBe(before);
});

test('after a day it belongs to the platform, once per day in India', async () => {
  const member = await createMember(ctx);
  await attend(ctx, member, await createClass(ctx));
  ctx.clock.advance(24 * 3600 + 1);
  expect(await submitRating(ctx.as(member), { rating: 4, review: undefined })).toEqual({ class_id: null });
  await submitRating(ctx.as(member), { rating: 3, review: undefined });
  ctx.clock.set('2026-11-22T00:00:01+05:30');
  await submitRating(ctx.as(member), { rating: 5, review: undefined });
  const ratings = await ctx.db.rating.findMany({ where: { member_id: member.id }, orderBy: { id: 'asc' } });
  expect(ratings.map(({ subject, rating }) => `${subject} ${rating}`)).toEqual([
    'day:2026-11-21 3',
    'day:2026-11-22 5',
  ]);
});

test('concurrent ratings add up in the class', async () => {
  const yogaClass = await createClass(ctx);
  const members = await createMembers(ctx, 12);
  for (const member of members) await attend(ctx, member, yogaClass);
  const rate = (rating: number) => members.map((member) => submitRating(ctx.as(member), { rating, review: undefined }));
  await Promise.all([...rate(3), ...rate(3)]);
  await Promise.all(rate(4));
  expect(await ctx.db.yogaClass.findUniqueOrThrow({ where: { id: yogaClass.id } })).toMatchObject({
    rating_count: 12,
    rating_sum: 48,
  });
});

test('a visitor cannot rate', async () => {
  const visitor = ctx.as({ kind: 'visitor' });
  await expect(submitRating(visitor, { rating: 5, review: undefined })).rejects.toMatchObject({
    code: 'unauthenticated',
  });
});
