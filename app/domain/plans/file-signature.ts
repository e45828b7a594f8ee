import { isValidUrlSignature as isSignedAddress, createUrlSignature } from '../content/signed-url';
import type { Context } from '../context';

export type PlanFileKind = 'pdf' | 'cover';

type Signing = Pick<Context, 'signer' | 'clock'>;

/** Returns an expiring signed URL for a file of a plan, for clients without a session cookie. */
export function buildSignedPlanFilePath(ctx: Signing, planId: number, kind: PlanFileKind): string {
  return `${buildPlanFilePath(planId, kind)}?${createUrlSignature(ctx, getSignedContent(planId, kind))}`;
}

export function buildPlanFilePath(planId: number, kind: PlanFileKind): string {
  return `/plans/${planId}/${kind}`;
}

export function isValidPlanFileSignature(
  ctx: Signing,
  planId: number,
  kind: PlanFileKind,
  query: URLSearchParams,
): boolean {
  return isSignedAddress(ctx, getSignedContent(planId, kind), query);
}

function getSignedContent(planId: number, kind: PlanFileKind) {
  return { purpose: 'plan-file', subject: `${planId}:${kind}` };
}
