import type { Context } from '../context';
import { runExclusively } from '../throttles/run-exclusively';
import { requireMember } from './require-member';
import { exportOwnData } from './export-data.server';

const EXPORTS_BY_MEMBER = { name: 'data-exports', times: 10, seconds: 60, scope: 'shared' } as const;

/** Expires automatically if the process ends during an export. */
const EXPORT_RUNNING = { name: 'data-export-running', times: 1, seconds: 60, scope: 'shared' } as const;

/** Throws rate_limited for the eleventh export in a minute and while another one runs. */
export async function exportWithinLimits(ctx: Context): Promise<object> {
  const memberId = String(requireMember(ctx));
  await ctx.limits.consume(EXPORTS_BY_MEMBER, memberId);
  return runExclusively(ctx, EXPORT_RUNNING, memberId, () => exportOwnData(ctx));
}
