import type { Context } from '~/domain/context';
import { purgeScreenshots } from '~/domain/donations/purge-screenshots.server';

/** The nightly removal of screenshots that have been kept long enough. */
export async function purgeScreenshotsJob(ctx: Context): Promise<void> {
  ctx.log.info({ released: await purgeScreenshots(ctx) }, 'old screenshots released');
}
