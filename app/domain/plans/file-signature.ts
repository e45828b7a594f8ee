import { isSigned as isSignedAddress, signatureFor } from '../content/signed-address';
import type { Context } from '../context';

export type PlanFileKind = 'pdf' | 'cover';

type Signing = Pick<Context, 'signer' | 'clock'>;

/** Returns an expiring URL of a plan's file for clients without our cookie. */
export function signedPlanPath(ctx: Signing, planId: number, kind: PlanFileKind): string {
  return `${planPath(planId, kind)}?${signatureFor(ctx, signed(planId, kind))}`;
}

export function planPath(planId: number, kind: PlanFileKind): string {
  return `/plans/${planId}/${kind}`;
}

export function isSigned(ctx: Signing, planId: number, kind: PlanFileKind, query: URLSearchParams): boolean {
  return isSignedAddress(ctx, signed(planId, kind), query);
}

function signed(planId: number, kind: PlanFileKind) {
  return { purpose: 'plan-file', subject: `${planId}:${kind}` };
}
