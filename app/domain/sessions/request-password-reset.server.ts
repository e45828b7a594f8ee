import type { z } from 'zod';
import type { Language } from '~/i18n/languages';
import type { Context } from '../context';
import { countAskedCode } from '../notifications/count-asked-code.server';
import { issueCode } from '../notifications/issue-code.server';
import { knownDevice } from '../throttles/known-device';
import type { forgotPasswordSchema } from './schemas';

/**
 * Owes a one-time code to a phone. Whether the phone is registered changes neither the answer nor the work; nobody's code is dropped by the
 * worker. It is written in the member's language, for others in that of the page. Throws rate_limited, with the wait, past the budgets of the phone and the network, or of the known device. Source: docs/rules.md#one-time-codes.
 */
export async function requestPasswordReset(
  ctx: Context,
  { phone }: Pick<z.output<typeof forgotPasswordSchema>, 'phone'>,
  language: Language = 'en',
): Promise<void> {
  const device = knownDevice(ctx, { kind: 'member', name: phone });
  await countAskedCode(ctx, device);
  const messageId = await ctx.db.$transaction(async (tx) => {
    const member = await tx.member.findUnique({ where: { phone }, select: { id: true } });
    const asked = { purpose: 'password_reset', phone, member_id: member?.id ?? null, language } as const;
    return issueCode(ctx, tx, asked, { isKnown: device !== undefined });
  });
  if (messageId !== null) await ctx.enqueue('send-one-time-code', { messageId });
}
