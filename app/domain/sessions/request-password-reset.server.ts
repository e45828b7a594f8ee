import type { z } from 'zod';
import type { Language } from '~/i18n/languages';
import type { Context } from '../context';
import { countAskedCode } from '../notifications/count-asked-code.server';
import { issueCode } from '../notifications/issue-code.server';
import { findKnownDevice } from '../throttles/known-device.server';
import type { forgotPasswordSchema } from './schemas';

/** Owes a code; a stranger's phone costs the same work. Source: docs/rules.md#one-time-codes. */
export async function requestPasswordReset(
  ctx: Context,
  { phone }: Pick<z.output<typeof forgotPasswordSchema>, 'phone'>,
  language: Language = 'en',
): Promise<void> {
  const device = await findKnownDevice(ctx, { kind: 'member', name: phone });
  const counted = await countAskedCode(ctx, device);
  const messageId = await ctx.db.$transaction(async (tx) => {
    const member = await tx.member.findUnique({ where: { phone }, select: { id: true } });
    const asked = { purpose: 'password_reset', phone, member_id: member?.id ?? null, language } as const;
    return issueCode(ctx, tx, asked, counted);
  });
  if (messageId !== null) await ctx.enqueue('send-one-time-code', { messageId });
}
