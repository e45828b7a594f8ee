import { makeSite } from '../../prisma/seed/site';
import type { TestContext } from '../setup/context';
import { insertDefaultContent } from '~/domain/content/insert-default-content.server';

/** Saves the default content, and the brand and the claims of the demo without their portraits. */
export async function saveDemoSite(ctx: TestContext): Promise<void> {
  await insertDefaultContent(ctx);
  await ctx.db.$transaction((tx) => makeSite(tx, {}, ctx.clock.now()));
  ctx.brandStore.forget();
  await ctx.brandStore.refresh();
}
