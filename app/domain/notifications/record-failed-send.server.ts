import { failedMessagesCounter } from '~/lib/metrics.server';
import type { Context } from '../context';
import { describeProviderError } from './provider-errors';

interface FailedSend {
  template: string;
  phone: string;
  code: string;
}

/**
 * Counts failed sends for alerts, and marks phones that WhatsApp cannot reach. A member who has
 * changed the phone since is not affected.
 */
export async function recordFailedSends(ctx: Context, failed: readonly FailedSend[]): Promise<void> {
  for (const { template, code } of failed) {
    failedMessagesCounter.inc({ template, code, fault: describeProviderError(code).fault });
  }
  const phones = failed
    .filter(({ code }) => describeProviderError(code).reaction === 'bad_number')
    .map(({ phone }) => phone);
  if (phones.length === 0) return;
  await ctx.db.member.updateMany({ where: { phone: { in: phones } }, data: { phone_failed_at: ctx.clock.now() } });
}
