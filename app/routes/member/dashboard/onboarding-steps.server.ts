import type { OnboardingSteps } from '~/components/dashboard/onboarding';
import type { ReminderView } from '~/components/dashboard/reminder-row';
import type { MemberProfile } from '~/domain/members/responses';
import { getFirstName } from '~/lib/first-name';

const NEW_UNTIL_CLASSES = 3;

/**
 * Returns the onboarding steps of a new member. Returns null if all steps are done or the member
 * has attended some classes.
 */
export function buildOnboardingSteps(
  { name, primarygoal, total_classes_attended: classes }: MemberProfile,
  reminder: ReminderView | null,
  goals: OnboardingSteps['goals'],
): OnboardingSteps | null {
  const isDone = classes > 0 && (reminder === null || reminder.isOn || reminder.isAnswered) && primarygoal;
  if (isDone || classes >= NEW_UNTIL_CLASSES) return null;
  const names: Record<string, string> = goals;
  return {
    firstName: getFirstName(name),
    hasJoined: classes > 0,
    goal: primarygoal && (names[primarygoal] ?? primarygoal),
    goals,
  };
}
