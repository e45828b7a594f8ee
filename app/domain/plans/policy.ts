import type { DietPlan } from './responses';
import { untranslated, type Message, t } from '~/i18n/messages/message';

/** Diet plan types that staff can choose. Source: docs/specification/back-office.md#constants. */
export const PLAN_TYPES = ['free', 'karma', 'personalized'] as const;

export const PLAN_FILE_KINDS = { media_url: 'diet_plan_pdf', thumbnail_url: 'diet_plan_thumbnail' } as const;

export interface DietPlanAccessFields {
  type: 'free' | 'karma' | 'personalized';
  is_private: boolean;
  member_id: number | null;
  karma_points_required: number | null;
}

export type PlanReader =
  { kind: 'visitor' } | { kind: 'member'; memberId: number; karma_points: number } | { kind: 'staff' };

export interface PlanAccess {
  access_status: 'locked' | 'unlocked';
  access_message: Message;
  karmaMissing: number;
}

/**
 * Returns whether the reader may see that the plan exists. Personalised and private plans are
 * visible only to their member and to staff. Source: docs/rules.md#diet-plans.
 */
export function isPlanVisible(plan: DietPlanAccessFields, reader: PlanReader): boolean {
  if (reader.kind === 'staff') return true;
  if (plan.type !== 'personalized' && !plan.is_private) return true;
  return reader.kind === 'member' && plan.member_id === reader.memberId;
}

/**
 * Returns whether a visible plan is unlocked for the reader, and the reason. Karma is only a
 * threshold: reading a plan does not spend it.
 */
export function getPlanAccess(plan: DietPlanAccessFields, reader: PlanReader): PlanAccess {
  if (plan.type === 'free') return createUnlockedAccess(t('Free for everyone'));
  if (plan.type === 'personalized') return createUnlockedAccess(t('Made for you'));
  if (reader.kind === 'staff') return createUnlockedAccess(untranslated('Open to the back office'));
  if (reader.kind === 'visitor')
    return { access_status: 'locked', access_message: t('Log in to unlock'), karmaMissing: 0 };
  const missing = (plan.karma_points_required ?? 0) - reader.karma_points;
  return missing <= 0
    ? createUnlockedAccess(t('Unlocked with your karma points'))
    : {
        access_status: 'locked',
        access_message: t('Earn {count} more karma points', { count: missing }),
        karmaMissing: missing,
      };
}

function createUnlockedAccess(access_message: Message): PlanAccess {
  return { access_status: 'unlocked', access_message, karmaMissing: 0 };
}

/**
 * Finds the plan that fits a member's goal. Returns null if the goal is empty or no plan fits.
 * Source: docs/specification/members.md#dashboard.
 */
export function findPlanForGoal<Plan extends { title: string; description: string }>(
  plans: readonly Plan[],
  goal: string,
): Plan | null {
  const trimmedGoal = goal.trim().toLowerCase();
  if (trimmedGoal === '') return null;
  return plans.find((plan) => `${plan.title}\n${plan.description}`.toLowerCase().includes(trimmedGoal)) ?? null;
}

export function sortPlansByAccess<Plan extends Pick<DietPlan, 'type' | 'access_status' | 'karma_points_required'>>(
  plans: readonly Plan[],
): Plan[] {
  const getAccessRank = ({ type, access_status }: Plan) =>
    access_status === 'locked' ? 3 : type === 'personalized' ? 0 : type === 'free' ? 1 : 2;
  const getPrice = (plan: Plan) => (getAccessRank(plan) === 3 ? plan.karma_points_required : 0);
  return plans.toSorted((a, b) => getAccessRank(a) - getAccessRank(b) || getPrice(a) - getPrice(b));
}
