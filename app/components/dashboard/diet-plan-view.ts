import { planForGoal } from '~/domain/plans/policy';
import { planAccess } from '~/components/resources/plan-access';
import type { ReadablePlan } from '~/domain/plans/responses';
import type { ResourceWords } from '~/i18n/member';
import type { ProfilePageWords } from '~/i18n/profile';
import type { Localized } from '~/domain/translations';
import type { DietPlanView } from './diet-plan-card';
import type { GoalWords } from './goal-chips';

/** `plans` is null when not read. Source: docs/specification/members.md#dashboard. */
export function dietPlanView(
  plans: readonly ReadablePlan[] | null,
  goal: string | null,
  words: { goals: ProfilePageWords['goals']; access: ResourceWords['access']; first: GoalWords },
  inLanguage: (plan: ReadablePlan) => Localized<ReadablePlan>,
): DietPlanView {
  const wanted = goal?.trim() ?? '';
  if (wanted === '') {
    const { moreGoals, completeProfile } = words.first;
    return { kind: 'no-goal', goals: words.goals, words: { moreGoals, completeProfile } };
  }
  if (plans === null) return { kind: 'failed' };
  const found = planForGoal(plans, wanted);
  const goals: Record<string, string> = words.goals;
  const name = goals[wanted] ?? wanted;
  if (!found) return { kind: 'no-plan', goal: name };
  const plan = inLanguage(found);
  return {
    kind: 'plan',
    goal: name,
    title: plan.title,
    description: plan.description,
    langs: plan.langs,
    downloadHref: plan.media_url,
    accessMessage: planAccess(plan, words.access),
  };
}
