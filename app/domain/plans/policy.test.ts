import { describe, expect, test } from 'vitest';
import { sortPlansByAccess, findPlanForGoal } from './policy';

const plans = [
  { title: 'Light evenings', description: 'For BETTER SLEEP without waking.' },
  { title: 'Better sleep, again', description: '' },
  { title: 'Strength', description: 'Protein.' },
];

describe('the plan for a goal', () => {
  test.each([
    ['Better sleep', 'Light evenings'],
    [' strength ', 'Strength'],
    ['Mindfulness', undefined],
    ['', undefined],
    ['   ', undefined],
  ])('%j is %s', (goal, title) => {
    expect(findPlanForGoal(plans, goal)?.title).toBe(title);
  });
});

test('a page lists what is one’s own, free, unlocked, and the locked from the least karma up', () => {
  const plan = (
    id: string,
    type: 'free' | 'karma' | 'personalized',
    access_status: 'locked' | 'unlocked',
    karma = 0,
  ) => ({
    id,
    type,
    access_status,
    karma_points_required: karma,
  });
  const plans = [
    plan('dear', 'karma', 'locked', 2500),
    plan('earned', 'karma', 'unlocked', 900),
    plan('new', 'free', 'unlocked'),
    plan('cheap', 'karma', 'locked', 100),
    plan('old', 'free', 'unlocked'),
    plan('own', 'personalized', 'unlocked'),
  ];
  expect(sortPlansByAccess(plans).map(({ id }) => id)).toEqual(['own', 'new', 'old', 'earned', 'cheap', 'dear']);
});
