import type { ReadablePlan } from '~/domain/plans/responses';
import { formatCount } from '~/lib/format-number';
import { fill } from '~/i18n/fill';
import type { MessagesOf } from '~/i18n/screen-messages';

/** Explains why a plan can be read or what is missing; in English the same as `access_message`. */
export function planAccess(
  plan: Pick<ReadablePlan, 'type' | 'access_status' | 'karmaMissing'>,
  messages: MessagesOf<'member.resources'>['access'],
): string {
  if (plan.access_status === 'unlocked') return messages[plan.type];
  return plan.karmaMissing > 0 ? fill(messages.missing, { count: formatCount(plan.karmaMissing) }) : messages.visitor;
}
