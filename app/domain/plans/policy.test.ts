import { describe, expect, test } from 'vitest';
import { planForGoal } from './policy';

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
    expect(planForGoal(plans, goal)?.title).toBe(title);
  });
});
