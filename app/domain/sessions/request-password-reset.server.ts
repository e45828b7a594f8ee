import type { z } from 'zod';
import { retryOnMissingRow } from '~/db/sql-state';
import type { Language } from '~/i18n/languages';
import type { Context } from '../context';
import { limitCodeRequest } from '../notifications/limit-code-request.server';
import { issueOneTimeCode } from '../notifications/issue-one-time-code.server';
import { findKnownDevice } from '../throttles/known-device.server';
import type { forgotPasswordSchema } from './schemas';

type CodeRequest = Pick<z.output<typeof forgotPasswordSchema>, 'phone'>;

export function requestPasswordReset(ctx: Context, codeRequest: CodeRequest, language?: Language): Promise<void> {
  return requestCode(ctx, 'password_reset', codeRequest, language);
}

export function requestLoginCode(ctx: Context, codeRequest: CodeRequest, language?: Language): Promise<void> {
  return requestCode(ctx, 'login', codeRequest, language);
}

/**
 * Adds a one-time code to the outbox. For an unknown phone, the same work is done, so that the
 * response time does not reveal which phones are registered. Source: docs/rules.md#one-time-codes.
 */
async function requestCode(
  ctx: Context,
  purpose: 'password_reset' | 'login',
  { phone }: CodeRequest,
  language: Language = 'en',
): Promise<void> {
  const device = await findKnownDevice(ctx, { kind: 'member', name: phone });
  const counted = await limitCodeRequest(ctx, device);
  const write = () =>
    ctx.db.$transaction(async (tx) => {
      const member = await tx.member.findUnique({ where: { phone }, select: { id: true } });
      const newCode = { purpose, phone, member_id: member?.id ?? null, language } as const;
      return issueOneTimeCode(ctx, tx, newCode, counted);
    });
  // If the member is deleted between the two statements, the retry handles the phone as an unknown
  // one.
  const messageId = await retryOnMissingRow(write);
  if (messageId !== null) await ctx.enqueue('send-one-time-code', { messageId });
}
