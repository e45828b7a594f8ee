import { expect, test } from 'vitest';
import { asAdmin } from '../../../tests/factories/admin';
import { attend } from '../../../tests/factories/attendance';
import { createClass } from '../../../tests/factories/class';
import { createMember } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { listReviews } from './list-reviews.server';
import { submitRating } from './submit-rating.server';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });

test('reviews reach staff with class, stars and text, newest first, filtered by class and stars', async () => {
  const [asha, ravi] = [
    await createMember(ctx, { name: 'Asha Sharma' }),
    await createMember(ctx, { name: 'Dr. Ravi K' }),
  ];
  const yogaClass = await createClass(ctx, { title: 'Pranayama' });
  await attend(ctx, asha, yogaClass);
  ctx.clock.set('2026-11-21T05:30:00+05:30');
  await submitRating(ctx.as(asha), { rating: 2, review: 'The sound was low' });
  await submitRating(ctx.as(ravi), { rating: 5, review: 'Thank you' });
  await submitRating(ctx.as(await createMember(ctx)), { rating: 1, review: undefined });
  const staff = await asAdmin(ctx, ['manage_classes']);
  const { reviews, before } = await listReviews(staff, { class_id: undefined, stars: undefined, before: undefined });
  expect(before).toBeNull();
  expect(reviews).toMatchObject([
    { stars: 5, words: 'Thank you', firstName: 'Ravi', class: null, day: '21 Nov 2026' },
    { stars: 2, words: 'The sound was low', firstName: 'Asha', class: { title: 'Pranayama' }, day: '21 Nov 2026' },
  ]);
  const listTexts = async (filter: { class_id?: number; stars?: number; before?: number }) =>
    (await listReviews(staff, { class_id: undefined, stars: undefined, before: undefined, ...filter })).reviews.map(
      ({ words }) => words,
    );
  expect(await listTexts({ class_id: yogaClass.id })).toEqual(['The sound was low']);
  expect(await listTexts({ stars: 5 })).toEqual(['Thank you']);
  expect(await listTexts({ before: reviews[0]?.id ?? 0 })).toEqual(['The sound was low']);
  const others = [ctx.as(asha), await asAdmin(ctx, ['manage_users'])];
  for (const other of others)
    await expect(
      listReviews(other, { class_id: undefined, stars: undefined, before: undefined }),
    ).rejects.toMatchObject({
      code: 'forbidden',
    });
});
