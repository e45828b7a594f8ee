import type { z } from 'zod';
import { maskPhone } from '~/lib/phone';
import type { Transaction } from '~/db/client.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { addToOutbox } from '../notifications/outbox.server';
import { hashPhoneRestorationToken } from '../notifications/phone-restoration';
import { issueDeviceToken } from '../throttles/known-device.server';
import { changeMemberPhone } from './change-member-phone.server';
import { assertNotGuessablePassword } from './password-policy.server';
import type { restorePhoneSchema } from './schemas';
import { t } from '~/i18n/messages/message';

const LINK_DEAD = t('This link has expired or was used already.');

interface Restorable {
  id: bigint;
  member_id: number;
  old_phone: string;
  member: { name: string };
}

/**
 * Returns the phone that a link restores, in E.164 format, or null if the link has expired or was
 * used.
 */
export async function findRestorablePhone(ctx: Context, token: string): Promise<string | null> {
  return (await findRestorable(ctx, token))?.old_phone ?? null;
}

/**
 * Restores the previous phone of an account and sets a new password. Throws `not_found` if the link
 * has expired or was used. Source: docs/rules.md#profile.
 */
export async function restorePhone(
  ctx: Context,
  { token, newPassword }: Pick<z.output<typeof restorePhoneSchema>, 'newPassword'> & { token: string },
): Promise<{ device: string | null }> {
  const change = await findRestorable(ctx, token);
  if (!change) throw new DomainError('not_found', LINK_DEAD);
  const phone = change.old_phone;
  assertNotGuessablePassword(ctx, newPassword, { name: change.member.name, phone });
  const password_hash = await ctx.passwords.hash(newPassword, { first: true });
  const actor = { kind: 'member', memberId: change.member_id, sessionId: 0 } as const;
  const { messageId, device } = await ctx.db.$transaction(async (tx) => ({
    messageId: await restore({ ...ctx, actor }, tx, change, password_hash),
    device: await issueDeviceToken(ctx, tx, { kind: 'member', id: change.member_id, isProved: true }),
  }));
  if (messageId !== null) await ctx.enqueue('send-one-time-code', { messageId });
  return { device };
}

function findRestorable(ctx: Context, token: string): Promise<Restorable | null> {
  return ctx.db.phoneChange.findUnique({
    where: { token_hash: hashPhoneRestorationToken(token), used_at: null, expires_at: { gt: ctx.clock.now() } },
    select: { id: true, member_id: true, old_phone: true, member: { select: { name: true } } },
  });
}

/**
 * Restores the account's previous phone number and invalidates the restore links of numbers that
 * were set later, so that the earliest owner of the account wins.
 */
async function restore(
  ctx: Context,
  tx: Transaction,
  { id, member_id: memberId, old_phone: phone }: Restorable,
  password_hash: string,
): Promise<number | null> {
  const changed = await changeMemberPhone(ctx, tx, { memberId, phone });
  const used = { used_at: ctx.clock.now() };
  const { count } = await tx.phoneChange.updateMany({ where: { id, used_at: null }, data: used });
  if (count === 0) throw new DomainError('not_found', LINK_DEAD);
  await tx.phoneChange.updateMany({ where: { member_id: memberId, id: { gt: id }, used_at: null }, data: used });
  await tx.member.update({ where: { id: memberId }, data: { password_hash }, select: { id: true } });
  await recordAuditEntry(ctx, tx, {
    action: 'member.phone_restored',
    subject: { kind: 'member', id: memberId },
    before: { phone: maskPhone(changed.phone) },
    after: { phone: maskPhone(phone) },
  });
  if (changed.phone === phone) return null;
  return addToOutbox(ctx, tx, {
    event_key: `phone-restored:${id}`,
    phone: changed.phone,
    member_id: memberId,
    template: 'phone_restored',
    variables: { 1: changed.name },
  });
}
