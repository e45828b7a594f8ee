import type { z } from 'zod';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { createInvalidFieldError, DomainError } from '../errors';
import { createLoggedOutError, requireMember } from '../members/require-member';
import { assertNotGuessablePassword } from './password-policy.server';
import { START_EMPTY_VALID_SECONDS } from './policy';
import { recordPasswordChange } from './record-password-change.server';
import type { accountSetupSchema } from './schemas';
import { t } from '~/i18n/messages/message';

const PASSWORD_SHORT = t('Password must be at least 6 characters long!');
export const ALREADY_DONE_MESSAGE = t('Your name and password are set already.');

interface AccountSetup {
  name: string;
  hasPassword: boolean;
  /** True if the page offers to delete the account and to start with an empty one. */
  canStartEmpty: boolean;
}

/**
 * Returns the name and whether a password exists if the acting member still has to choose both
 * after the first proof of the phone, otherwise null. Source: docs/rules.md#proof-of-a-phone.
 */
export async function findAccountSetup(ctx: Context): Promise<AccountSetup | null> {
  const member = await ctx.db.member.findUnique({
    where: { id: requireMember(ctx), needs_setup: true },
    select: { name: true, password_hash: true, phone_proved_at: true, admin: { select: { disabled_at: true } } },
  });
  if (!member) return null;
  const { name, password_hash, phone_proved_at, admin } = member;
  const isStaff = admin?.disabled_at === null;
  const isRecent = phone_proved_at !== null && phone_proved_at > getStartEmptyCutoff(ctx);
  return { name, hasPassword: password_hash !== null, canStartEmpty: isRecent && !isStaff };
}

/**
 * Saves the name and, if the account has none, the password that the acting member has chosen.
 * `null` postpones the choice. Throws `invalid` if the password is missing or easy to guess,
 * `conflict` if the member does not have to choose, and `unauthenticated` if the session has ended.
 */
export async function finishAccountSetup(
  ctx: Context,
  chosen: z.output<typeof accountSetupSchema> | null,
): Promise<void> {
  const id = requireMember(ctx);
  const { phone, ...before } = await ctx.db.member.findUniqueOrThrow({
    where: { id },
    select: { phone: true, password_hash: true, needs_setup: true },
  });
  if (!before.needs_setup) throw new DomainError('conflict', ALREADY_DONE_MESSAGE);
  const { name, newPassword } = chosen ?? {};
  if (chosen && before.password_hash === null && newPassword === undefined)
    throw createInvalidFieldError('newPassword', PASSWORD_SHORT);
  if (name !== undefined && newPassword !== undefined) assertNotGuessablePassword(ctx, newPassword, { name, phone });
  const password_hash = newPassword === undefined ? null : await ctx.passwords.hash(newPassword, { first: true });
  const messageId = await ctx.db.$transaction(async (tx) => {
    const { count } = await tx.member.updateMany({
      where: { id, needs_setup: true },
      data: { needs_setup: false, ...(name === undefined ? {} : { name }) },
    });
    if (count === 0) throw new DomainError('conflict', ALREADY_DONE_MESSAGE);
    await assertSessionExists(ctx, tx, id);
    await recordAuditEntry(ctx, tx, { action: 'member.account_set_up', subject: { kind: 'member', id } });
    if (name === undefined || password_hash === null) return null;
    const first = await tx.member.updateMany({ where: { id, password_hash: null }, data: { password_hash } });
    if (first.count === 0) return null;
    return recordPasswordChange(ctx, tx, { id, name, phone }, `setup:${id}:${ctx.clock.now().getTime()}`);
  });
  if (messageId !== null) await ctx.enqueue('send-one-time-code', { messageId });
}

/** The first proof must be later for the member to start with an empty account. */
export function getStartEmptyCutoff({ clock }: Pick<Context, 'clock'>): Date {
  return new Date(clock.now().getTime() - START_EMPTY_VALID_SECONDS * 1000);
}

/** Throws `unauthenticated` if the reset has ended the session while its request was running. */
export async function assertSessionExists({ actor }: Context, tx: Transaction, memberId: number): Promise<void> {
  const sessionId = actor.kind === 'member' ? actor.sessionId : 0;
  if ((await tx.session.count({ where: { id: sessionId, member_id: memberId } })) === 0) throw createLoggedOutError();
}
