import { planForGoal } from '~/domain/plans/policy';
import type { DietPlan } from '~/domain/plans/answers';
import type { DietPlanView } from './diet-plan-card';

/** What the diet plan card shows for a goal; `plans` is null when they could not be read. Source: specification, diet plan card. */
export function dietPlanView(plans: readonly DietPlan[] | null, goal: string | null): DietPlanView {
  const wanted = goal?.trim() ?? '';
  if (wanted === '') return { kind: 'no-goal', profileTo: '/profile-edit' };
  if (plans === null) return { kind: 'failed' };
  const plan = planForGoal(plans, wanted);
  if (!plan) return { kind: 'no-plan', goal: wanted };
  return {
    kind: 'plan',
    goal: wanted,
    title: plan.title,
    description: plan.description,
    downloadHref: plan.media_url,
    accessMessage: plan.access_message,
  };
}
