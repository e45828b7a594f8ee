import type { OnboardingSteps } from '~/components/dashboard/onboarding';
import { getOwnPreferences } from '~/domain/members/preferences.server';
import type { MemberProfile } from '~/domain/members/responses';
import { getFirstName } from '~/lib/first-name';
import type { PageContext } from '../context.server';

const NEW_UNTIL_CLASSES = 3;

/**
 * Returns the onboarding steps of a new member. Returns null if all steps are done or the member
 * has attended some classes.
 */
export async function loadOnboardingSteps(
  ctx: PageContext,
  member: MemberProfile,
  goals: OnboardingSteps['goals'],
): Promise<OnboardingSteps | null> {
  const { total_classes_attended: classes, group_opened, primarygoal } = member;
  const hasGroup = ctx.brand.whatsappGroupUrl !== '';
  const isDone = classes > 0 && (group_opened || !hasGroup) && primarygoal;
  if (isDone || classes >= NEW_UNTIL_CLASSES) return null;
  const names: Record<string, string> = goals;
  const { batch, reminders, minutes_before } = await getOwnPreferences(ctx);
  return {
    firstName: getFirstName(member.name),
    hasJoined: classes > 0,
    hasOpenedGroup: group_opened,
    goal: primarygoal && (names[primarygoal] ?? primarygoal),
    goals,
    hasGroup,
    morning: { batch, reminders, minutes_before, isOnWhatsApp: ctx.reminders.isOnWhatsApp },
  };
}
