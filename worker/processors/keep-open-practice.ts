import { keepOpenPractice } from '~/domain/classes/keep-open-practice.server';
import type { Context } from '~/domain/context';

/** In the demo: there is always a class to join. */
export async function keepOpenPracticeJob(ctx: Context): Promise<void> {
  await keepOpenPractice(ctx);
}
