import type { Context } from '~/domain/context';
import { writeDownStreaks } from '~/domain/attendance/write-down-streaks.server';

/** The nightly write-down of streaks that have ended. */
export async function writeDownStreaksJob(ctx: Context): Promise<void> {
  ctx.log.info({ ended: await writeDownStreaks(ctx) }, 'streaks written down');
}
