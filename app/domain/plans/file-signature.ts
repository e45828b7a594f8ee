import { timingSafeEqual } from 'node:crypto';
import type { Context } from '../context';

/** The two files of a plan. */
export type PlanFileKind = 'pdf' | 'cover';

const LIFETIME_SECONDS = 15 * 60;

type Signing = Pick<Context, 'keyedHash' | 'clock'>;

/** The address of a plan's file for clients without our cookie; it works for a quarter of an hour. */
export function signedPlanPath(ctx: Signing, planId: number, kind: PlanFileKind): string {
  const expires = Math.floor(ctx.clock.now().getTime() / 1000) + LIFETIME_SECONDS;
  const signature = sign(ctx, planId, kind, expires).toString('base64url');
  return `${planPath(planId, kind)}?${new URLSearchParams({ expires: String(expires), signature })}`;
}

/** Where a plan's file is for those whose session may read it. */
export function planPath(planId: number, kind: PlanFileKind): string {
  return `/plans/${planId}/${kind}`;
}

/** Whether an address was signed for this file and has not expired. */
export function isSigned(ctx: Signing, planId: number, kind: PlanFileKind, query: URLSearchParams): boolean {
  const expires = Number(query.get('expires'));
  const given = Buffer.from(query.get('signature') ?? '', 'base64url');
  const wanted = sign(ctx, planId, kind, expires);
  const authentic = given.length === wanted.length && timingSafeEqual(given, wanted);
  return authentic && expires * 1000 > ctx.clock.now().getTime();
}

function sign(ctx: Signing, planId: number, kind: PlanFileKind, expires: number): Buffer {
  return ctx.keyedHash('plan-file', `${planId}:${kind}:${expires}`);
}
