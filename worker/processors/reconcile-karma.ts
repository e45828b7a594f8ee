import type { Context } from '~/domain/context';
import { reconcileKarma } from '~/domain/karma/reconcile-karma.server';

/** The nightly comparison of every member's karma with the ledger. */
export async function reconcileKarmaJob(ctx: Context): Promise<void> {
  ctx.log.info({ mended: await reconcileKarma(ctx) }, 'karma reconciled');
}
