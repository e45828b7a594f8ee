import { isValidUrlSignature as isSignedAddress, createUrlSignature } from '../content/signed-url';
import type { Context } from '../context';

export type PlanFileKind = 'pdf' | 'cover';

type Signing = Pick<Context, 'signer' | 'clock'>;

/** Returns an expiring signed URL for a file of a plan, for clients without a session cookie. */
export function buildSignedPlanPath(ctx: Signing, planId: number, kind: PlanFileKind): string {
  return `${buildPlanPath(planId, kind)}?${createUrlSignature(ctx, signed(planId, kind))}`;
}

export function buildPlanPath(planId: number, kind: PlanFileKind): string {
  return `/plans/${planId}/${kind}`;
}

export function isValidPlanSignature(
  ctx: Signing,
  planId: number,
  kind: PlanFileKind,
  query: URLSearchParams,
): boolean {
  return isSignedAddress(ctx, signed(planId, kind), query);
}

function signed(planId: number, kind: PlanFileKind) {
  return { purpose: 'plan-file', subject: `${planId}:${kind}` };
}
