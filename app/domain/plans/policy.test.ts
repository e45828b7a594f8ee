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

test('a page lists own, free and unlocked plans, then locked ones by karma', () => {
  const createPlan = (
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
    createPlan('dear', 'karma', 'locked', 2500),
    createPlan('earned', 'karma', 'unlocked', 900),
    createPlan('new', 'free', 'unlocked'),
    createPlan('cheap', 'karma', 'locked', 100),
    createPlan('old', 'free', 'unlocked'),
    createPlan('own', 'personalized', 'unlocked'),
  ];
  expect(sortPlansByAccess(plans).map(({ id }) => id)).toEqual(['own', 'new', 'old', 'earned', 'cheap', 'dear']);
});
