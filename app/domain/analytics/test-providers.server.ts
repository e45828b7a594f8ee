import type { z } from 'zod';
import { untranslated } from '~/i18n/messages/message';
import { requireAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createInvalidFieldError, DomainError } from '../errors';
import { describeProviderError } from '../notifications/provider-errors';
import type { testMessageSchema } from './setup-schemas';

/**
 * Rate limit for the tests, because each one sends a message or creates an order at the provider.
 */
const TESTS = { name: 'provider-tests', times: 10, seconds: 3600, scope: 'shared' } as const;

/** Code in the test message. It cannot be used to log in. */
const TEST_CODE = '123456';

/**
 * Sends a dummy code to the admin's phone, with the keys and the template in the environment.
 * Throws `upstream_failed` with the reason if the provider does not accept the message.
 */
export async function testWhatsApp(ctx: Context, { phone }: z.output<typeof testMessageSchema>): Promise<void> {
  const { adminId } = requireAdmin(ctx, ...testWhatsApp.permissions);
  await ctx.limits.consume(TESTS, String(adminId));
  const delivery = await ctx.messaging.send({
    messageId: 0,
    phone,
    template: 'otp',
    language: 'en',
    variables: { 1: TEST_CODE },
    text: null,
  });
  if (delivery.outcome !== 'accepted') {
    const { meaning } = describeProviderError(delivery.error_code);
    throw createInvalidFieldError(
      'phone',
      untranslated(`WhatsApp did not accept the message: ${meaning} (${delivery.error_code})`),
    );
  }
  await save(ctx, 'whatsapp.tested', 'whatsapp_tested_at');
}

testWhatsApp.permissions = ['manage_admins'] as const;

/**
 * Creates an order of one rupee with the keys in the environment. The order is never paid, and an
 * unpaid order costs nothing. Throws `upstream_failed` if the provider rejects the keys.
 */
export async function testPayments(ctx: Context): Promise<void> {
  const { adminId } = requireAdmin(ctx, ...testPayments.permissions);
  await ctx.limits.consume(TESTS, String(adminId));
  const order = await ctx.payments.placeOrder({
    amount_paise: 100,
    receipt: `test-${adminId}`,
    notes: { test: 'yes' },
  });
  if (order.amount_paise !== 100)
    throw new DomainError('upstream_failed', untranslated('The payment provider created a different order.'));
  await save(ctx, 'payments.tested', 'payments_tested_at');
}

testPayments.permissions = ['manage_admins'] as const;

async function save(
  ctx: Context,
  action: 'whatsapp.tested' | 'payments.tested',
  column: 'whatsapp_tested_at' | 'payments_tested_at',
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.$transaction(async (tx) => {
    await tx.siteSettings.upsert({
      where: { id: 1 },
      create: { [column]: now, updated_at: now },
      update: { [column]: now },
      select: { id: true },
    });
    await recordAuditEntry(ctx, tx, { action, subject: { kind: 'site', id: 1 } });
  });
}
