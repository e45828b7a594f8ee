import type { MemberDietPlan } from '~/domain/plans/responses';
import { formatCount } from '~/lib/format-number';
import { interpolate } from '~/i18n/interpolate';
import type { NamespaceMessages } from '~/i18n/screen-messages';

/**
 * Returns a text that explains why a plan is unlocked or what is missing. In English it is the same
 * as `access_message`.
 */
export function describePlanAccess(
  plan: Pick<MemberDietPlan, 'type' | 'access_status' | 'karmaMissing'>,
  messages: NamespaceMessages<'member.resources'>['access'],
): string {
  if (plan.access_status === 'unlocked') return messages[plan.type];
  return plan.karmaMissing > 0
    ? interpolate(messages.missing, { count: formatCount(plan.karmaMissing) })
    : messages.visitor;
}
