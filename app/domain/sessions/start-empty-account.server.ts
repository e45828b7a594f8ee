import type { z } from 'zod';
import type { Transaction } from '~/db/client.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { createLoggedOutError, requireMember } from '../members/require-member';
import { takeBackReferral } from '../referrals/credit-referral.server';
import { createReferralCode } from '../referrals/policy';
import { issueDeviceToken } from '../throttles/known-device.server';
import { ALREADY_DONE_MESSAGE, assertSessionExists, getStartEmptyCutoff } from './account-setup.server';
import { getConsentVersion } from './consent-version';
import { assertNotStaff, eraseMember } from './delete-account.server';
import { assertNotGuessablePassword } from './password-policy.server';
import type { startEmptyAccountSchema } from './schemas';
import { startMemberSession } from './start-member-session.server';
import { t } from '~/i18n/messages/message';

const TOO_LATE = t(
  'An empty account can be started only on the first day. You can delete this account on your profile.',
);

interface LockedMember {
  language: string;
  notices_stopped_at: Date | null;
  needs_setup: boolean;
  is_recent: boolean | null;
}

/**
 * Deletes the acting member's account, which somebody else has set up, and starts an empty one with
 * the same phone number and a session of it. Throws `conflict` if the member need not choose a name
 * and a password any more, or a day after the first proof of the phone, `forbidden` for an active
 * admin, `invalid` for a password that is easy to guess, and `unauthenticated` if the session has
 * ended. Source: docs/rules.md#proof-of-a-phone.
 */
export async function startEmptyAccount(
  ctx: Context,
  { name, newPassword }: Omit<z.output<typeof startEmptyAccountSchema>, 'consent'>,
): Promise<{ token: string; memberId: number; device: string | null }> {
  const former = requireMember(ctx);
  const { phone } = await ctx.db.member.findUniqueOrThrow({ where: { id: former }, select: { phone: true } });
  // A refused request could otherwise hash a password again and again, before all waiting logins.
  await ctx.db.$transaction((tx) => lockForStartEmpty(ctx, tx, { id: former, phone }));
  assertNotGuessablePassword(ctx, newPassword, { name, phone });
  const password_hash = await ctx.passwords.hash(newPassword, { first: true });
  const now = ctx.clock.now();
  const opened = await ctx.db.$transaction(async (tx) => {
    await takeBackReferral(ctx, tx, former);
    const { language, notices_stopped_at } = await lockForStartEmpty(ctx, tx, { id: former, phone });
    // The proof now belongs to the new account, so the data of the phone is not deleted.
    await tx.member.update({ where: { id: former }, data: { phone_proved_at: null }, select: { id: true } });
    await eraseMember(ctx, tx, former);
    const { id: memberId } = await tx.member.create({
      data: {
        name,
        phone,
        password_hash,
        phone_proved_at: now,
        referral_code: createReferralCode(),
        consented_at: now,
        consent_version: getConsentVersion(ctx),
        language,
        notices_stopped_at,
        created_at: now,
      },
      select: { id: true },
    });
    await tx.inboundMessage.updateMany({ where: { phone, member_id: null }, data: { member_id: memberId } });
    const subject = { kind: 'member', id: memberId } as const;
    await recordAuditEntry(ctx, tx, { action: 'member.started_empty', subject, before: { member: former } });
    const { token } = await startMemberSession(ctx, tx, { memberId, isExpected: true });
    return { token, memberId, device: await issueDeviceToken(ctx, tx, { kind: 'member', id: memberId }) };
  });
  const { address, requestId } = ctx.origin;
  ctx.log.info({ member: opened.memberId, address, requestId }, 'member started with an empty account');
  return opened;
}

/** Locks the member and returns the settings that the new account keeps. */
async function lockForStartEmpty(ctx: Context, tx: Transaction, { id, phone }: { id: number; phone: string }) {
  const [member] = await tx.$queryRaw<LockedMember[]>`
    SELECT language, notices_stopped_at, needs_setup, phone_proved_at > ${getStartEmptyCutoff(ctx)} AS is_recent
    FROM members WHERE id = ${id} AND phone = ${phone} FOR UPDATE`;
  if (!member) throw createLoggedOutError();
  if (!member.needs_setup) throw new DomainError('conflict', ALREADY_DONE_MESSAGE);
  if (member.is_recent !== true) throw new DomainError('conflict', TOO_LATE);
  await assertSessionExists(ctx, tx, id);
  await assertNotStaff(tx, id);
  return member;
}
