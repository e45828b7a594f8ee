import type { Transaction } from '~/db/client.server';
import type { Prisma } from '~/db/generated/client';
import { recordAuditEntries } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import type { Permission } from './policy';

/** Condition on an admin whose proposals count: active, and with one of the permissions. */
export function buildActiveProposerFilter(permissions: readonly Permission[]): Prisma.AdminWhereInput {
  return { disabled_at: null, permissions: { some: { permission: { in: [...permissions] } } } };
}

/** Returns true if proposals of the admin count, which need one of the permissions. */
export async function isActiveProposer(
  tx: Transaction,
  adminId: number | null,
  permissions: readonly Permission[],
): Promise<boolean> {
  if (adminId === null) return false;
  return (await tx.admin.count({ where: { id: adminId, ...buildActiveProposerFilter(permissions) } })) > 0;
}

/**
 * Withdraws the open proposals of an admin who may no longer make them: approvals of donations,
 * refunds and moves to another phone. `permissions` are those that the admin has left, none if the
 * account is disabled.
 */
export async function withdrawLapsedProposals(
  ctx: Context,
  tx: Transaction,
  adminId: number,
  permissions: readonly Permission[],
): Promise<void> {
  if (!permissions.includes('approve_donations')) await withdrawApprovals(ctx, tx, adminId, permissions);
  if (!permissions.includes('refund_donations')) await withdrawRefunds(ctx, tx, adminId);
  if (!permissions.includes('manage_phones')) await withdrawPhoneMoves(ctx, tx, adminId);
}

async function withdrawApprovals(ctx: Context, tx: Transaction, adminId: number, permissions: readonly Permission[]) {
  const isRecorder = permissions.includes('record_donations');
  const withdrawn = await tx.donation.updateManyAndReturn({
    where: {
      status: 'pending',
      proposed_by_id: adminId,
      // A donation entered by hand is proposed by entering it.
      ...(isRecorder && { payment_method: 'qr' }),
    },
    data: { proposed_by_id: null, proposed_at: null },
    select: { id: true },
  });
  const action = 'donation.proposal_withdrawn';
  await recordAuditEntries(
    ctx,
    tx,
    withdrawn.map(({ id }) => ({ action, subject: { kind: 'donation', id } })),
  );
}

async function withdrawRefunds(ctx: Context, tx: Transaction, adminId: number) {
  const withdrawn = await tx.donationRefund.updateManyAndReturn({
    where: { status: 'proposed', requested_by_id: adminId },
    data: { status: 'withdrawn', settled_at: ctx.clock.now() },
    select: { id: true, donation_id: true },
  });
  await recordAuditEntries(
    ctx,
    tx,
    withdrawn.map(({ id, donation_id }) => ({
      action: 'refund.withdrawn',
      subject: { kind: 'donation', id: donation_id },
      after: { refund: id },
    })),
  );
}

async function withdrawPhoneMoves(ctx: Context, tx: Transaction, adminId: number) {
  const moves = await tx.phoneMove.findMany({
    where: { asked_by_id: adminId },
    select: { id: true, member_id: true, phone: true },
  });
  await tx.phoneMove.deleteMany({ where: { id: { in: moves.map(({ id }) => id) } } });
  const [members, phones] = [moves.map(({ member_id }) => member_id), moves.map(({ phone }) => phone)];
  await tx.otpCode.updateMany({
    where: { member_id: { in: members }, phone: { in: phones }, purpose: 'phone_change', consumed_at: null },
    data: { consumed_at: ctx.clock.now() },
  });
  await recordAuditEntries(
    ctx,
    tx,
    moves.map(({ member_id }) => ({
      action: 'member.phone_move_withdrawn',
      subject: { kind: 'member', id: member_id },
    })),
  );
}
