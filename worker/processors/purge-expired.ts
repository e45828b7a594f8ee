import type { Context } from '~/domain/context';
import { purgeExpired } from '~/domain/sessions/purge-expired.server';

/** The nightly removal of sessions, codes and limits that have served their time. */
export async function purgeExpiredJob(ctx: Context): Promise<void> {
  ctx.log.info({ rows: await purgeExpired(ctx) }, 'expired rows purged');
}
