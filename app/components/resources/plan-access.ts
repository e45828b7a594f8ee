import type { MemberDietPlan } from '~/domain/plans/responses';
import { formatCount } from '~/lib/format-number';
import { interpolate } from '~/i18n/interpolate';
import type { MessagesOf } from '~/i18n/screen-messages';

/** Explains why a plan can be read or what is missing; in English the same as `access_message`. */
export function describePlanAccess(
  plan: Pick<MemberDietPlan, 'type' | 'access_status' | 'karmaMissing'>,
  messages: MessagesOf<'member.resources'>['access'],
): string {
  if (plan.access_status === 'unlocked') return messages[plan.type];
  return plan.karmaMissing > 0
    ? interpolate(messages.missing, { count: formatCount(plan.karmaMissing) })
    : messages.visitor;
}
