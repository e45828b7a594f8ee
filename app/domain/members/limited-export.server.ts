import type { Context } from '../context';
import { runExclusively } from '../throttles/run-exclusively';
import { requireMember } from './require-member';
import { exportOwnData } from './export-data.server';

const EXPORTS_BY_MEMBER = { name: 'data-exports', times: 10, seconds: 60, scope: 'shared' } as const;

/** Lock with an expiry, so that it is released even if the process dies during an export. */
const EXPORT_RUNNING = { name: 'data-export-running', times: 1, seconds: 60, scope: 'shared' } as const;

/**
 * Exports the acting member's data. Throws `rate_limited` after ten exports in a minute, or while
 * another export of the member is running.
 */
export async function exportOwnDataWithinLimits(ctx: Context): Promise<object> {
  const memberId = String(requireMember(ctx));
  await ctx.limits.consume(EXPORTS_BY_MEMBER, memberId);
  return runExclusively(ctx, EXPORT_RUNNING, memberId, () => exportOwnData(ctx));
}
