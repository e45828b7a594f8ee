import { findPlanForGoal } from '~/domain/plans/policy';
import { describePlanAccess } from '~/components/resources/plan-access';
import type { MemberDietPlan } from '~/domain/plans/responses';
import type { LocalizedRow } from '~/domain/translations';
import type { NamespaceMessages } from '~/i18n/screen-messages';
import type { DietPlanView } from './diet-plan-card';

/**
 * Prepares the diet plans for the page. `plans` is null if the plans could not be loaded.
 * Source: docs/specification/members.md#dashboard.
 */
export function toDietPlanView(
  plans: readonly MemberDietPlan[] | null,
  goal: string | null,
  messages: {
    goals: NamespaceMessages<'profile.edit'>['goals'];
    access: NamespaceMessages<'member.resources'>['access'];
  },
  inLanguage: (plan: MemberDietPlan) => LocalizedRow<MemberDietPlan>,
): DietPlanView {
  const trimmedGoal = goal?.trim() ?? '';
  if (trimmedGoal === '') {
    return { kind: 'no-goal', goals: messages.goals };
  }
  if (plans === null) return { kind: 'failed' };
  const found = findPlanForGoal(plans, trimmedGoal);
  const goals: Record<string, string> = messages.goals;
  const name = goals[trimmedGoal] ?? trimmedGoal;
  if (!found) return { kind: 'no-plan', goal: name };
  const plan = inLanguage(found);
  return {
    kind: 'plan',
    title: plan.title,
    langs: plan.langs.title ? { title: plan.langs.title } : {},
    downloadHref: plan.media_url,
    accessMessage: plan.media_url === null ? describePlanAccess(plan, messages.access) : null,
  };
}
