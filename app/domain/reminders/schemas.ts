import { z } from 'zod';
import { createMonthSchema } from '~/lib/month-schema';
import { createDigitsSchema } from '~/lib/whole-number';

export const reminderSwitchSchema = z.object({ wanted: z.enum(['stop', 'go'], 'Invalid request') });

const createKeySchema = (longest: number) =>
  z
    .string({ error: 'is missing' })
    .regex(/^[\w-]+=*$/, 'must be base64url')
    .max(longest);

export const pushSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/, error: 'must be an address' }).max(1_000),
  p256dh: createKeySchema(120),
  auth: createKeySchema(40),
});

const createPriceSchema = (message: string) => createDigitsSchema(/^\d{1,5}(?:\.\d{1,2})?$/, message).transform(Number);

/**
 * Prices of WhatsApp messages in paise, with up to two decimals, and the first month to which they
 * apply.
 */
export const messagePriceSchema = z.object({
  month: createMonthSchema('Enter the month, such as 2026-11'),
  authentication_paise: createPriceSchema('Enter the price of a code in paise, such as 11.5'),
  utility_paise: createPriceSchema('Enter the price of a message in paise, such as 11.5'),
});
