import { z } from 'zod';

export const reminderSwitchSchema = z.object({ wanted: z.enum(['stop', 'go'], 'Invalid request') });

const key = (longest: number) =>
  z
    .string({ error: 'is missing' })
    .regex(/^[\w-]+=*$/, 'must be base64url')
    .max(longest);

export const pushSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/, error: 'must be an address' }).max(1_000),
  p256dh: key(120),
  auth: key(40),
});
