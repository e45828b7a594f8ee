import type { ReadablePlan } from '~/domain/plans/responses';
import { formatCount } from '~/lib/format-number';
import { fill } from '~/i18n/fill';
import type { ResourceWords } from '~/i18n/member';

/** Why a plan may be read, or what it takes; in English the words of its `access_message`. */
export function planAccess(
  plan: Pick<ReadablePlan, 'type' | 'access_status' | 'karmaMissing'>,
  words: ResourceWords['access'],
): string {
  if (plan.access_status === 'unlocked') return words[plan.type];
  return plan.karmaMissing > 0 ? fill(words.missing, { count: formatCount(plan.karmaMissing) }) : words.visitor;
}
