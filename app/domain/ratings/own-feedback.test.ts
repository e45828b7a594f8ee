import { expect, test } from 'vitest';
import { attend } from '../../../tests/factories/attendance';
import { createClass } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { eraseMember } from '../sessions/delete-account.server';
import { chooseMood } from './choose-mood.server';
import { getOwnFeedback } from './own-feedback.server';
import { submitRating } from './submit-rating.server';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });

test('a member who came today records a mood, changes it, and sees it with the stars', async () => {
  const member = await createMember(ctx);
  const own = ctx.as(member);
  await expect(chooseMood(own, { mood: 'calm' })).rejects.toMatchObject({ code: 'conflict' });
  await attend(ctx, member, await createClass(ctx));
  expect(await getOwnFeedback(own)).toEqual({ mood: null, stars: null });
  for (const mood of ['calm', 'fresh'] as const) await chooseMood(own, { mood });
  await submitRating(own, { rating: 5, review: undefined });
  expect(await getOwnFeedback(own)).toEqual({ mood: 'fresh', stars: 5 });
  ctx.clock.set('2026-11-21T06:30:00+05:30');
  await attend(ctx, member, await createClass(ctx));
  expect(await getOwnFeedback(own)).toEqual({ mood: null, stars: null });
  await ctx.db.$transaction((tx) => eraseMember(ctx, tx, member.id));
  expect(await ctx.db.mood.count({ where: { member_id: member.id } })).toBe(0);
});
