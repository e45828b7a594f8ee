import type { Transaction } from '~/db/client.server';
import { t } from '~/i18n/messages/message';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createInvalidFieldError } from '../errors';
import type { ProviderPayment } from './payments';

const NOT_A_CITIZEN = t(
  'Please confirm that you are a citizen of India. We cannot accept donations of other citizens.',
);

const INDIAN_PHONE = '+91';

export interface GivingRule {
  /** True if the member has not yet declared to be a citizen of India. */
  asksCitizenship: boolean;
  /** True if the member must declare citizenship before donating. */
  needsCitizenship: boolean;
}

/**
 * Returns whether the donation form must ask a member for a declaration of citizenship.
 * Source: docs/rules.md#who-may-give.
 */
export async function getGivingRule(ctx: Context, memberId: number): Promise<GivingRule> {
  const [row] = await ctx.sql<{ asks: boolean; needs: boolean }[]>`
    SELECT citizen_declared_at IS NULL AS asks,
      citizen_declared_at IS NULL AND NOT starts_with(phone, ${INDIAN_PHONE})
        AND NOT EXISTS (SELECT FROM tax_settings WHERE fcra_number IS NOT NULL) AS needs
    FROM members WHERE id = ${memberId}`;
  return { asksCitizenship: row?.asks ?? true, needsCitizenship: row?.needs ?? true };
}

/**
 * Stores the declaration of citizenship if it is given for the first time. Throws `invalid` at the
 * field `citizen` if the member may not donate without it. Source: docs/rules.md#who-may-give.
 */
export async function declareCitizenship(ctx: Context, memberId: number, isCitizen: boolean): Promise<void> {
  if (!isCitizen) {
    const { needsCitizenship } = await getGivingRule(ctx, memberId);
    if (needsCitizenship) throw createInvalidFieldError('citizen', NOT_A_CITIZEN);
    return;
  }
  await ctx.db.$transaction((tx) => setCitizenship(ctx, tx, memberId));
}

/** Stores that a member is a citizen of India, unless this is already stored. */
export async function setCitizenship(ctx: Context, tx: Transaction, memberId: number, note?: string): Promise<void> {
  const { count } = await tx.member.updateMany({
    where: { id: memberId, citizen_declared_at: null },
    data: { citizen_declared_at: ctx.clock.now() },
  });
  if (count === 0) return;
  await recordAuditEntry(ctx, tx, {
    action: 'member.citizenship_declared',
    subject: { kind: 'member', id: memberId },
    ...(note === undefined ? {} : { after: { note } }),
  });
}

/** Returns the time at which a member declared to be a citizen of India, or null. */
export async function findCitizenDeclaration(tx: Transaction, memberId: number | null): Promise<Date | null> {
  if (memberId === null) return null;
  const member = await tx.member.findUnique({ where: { id: memberId }, select: { citizen_declared_at: true } });
  return member?.citizen_declared_at ?? null;
}

/**
 * True if a payment with a foreign card, or by a member with a foreign phone, must wait for a
 * decision by staff, because its donor has not declared to be a citizen of India and the trust may
 * not accept foreign donations. Also true if staff have already decided on the payment.
 * Source: docs/rules.md#who-may-give.
 */
export async function isHeldAsForeign(
  ctx: Context,
  payment: ProviderPayment,
  memberId: number | null,
): Promise<boolean> {
  const provider_payment_id = payment.id;
  const [donor, held] = await Promise.all([
    memberId === null
      ? null
      : ctx.db.member.findUnique({ where: { id: memberId }, select: { phone: true, citizen_declared_at: true } }),
    ctx.db.unmatchedPayment.findUnique({
      where: { provider_payment_id, reason: 'foreign_card' },
      select: { status: true },
    }),
  ]);
  // A payment stays held after its donor has deleted the account.
  const hasForeignPhone = donor ? !donor.phone.startsWith(INDIAN_PHONE) : held !== null;
  if (!payment.isInternational && !hasForeignPhone) return false;
  const [known, trust] = await Promise.all([
    ctx.db.donation.count({ where: { provider_payment_id } }),
    ctx.db.taxSettings.findUnique({ where: { id: 1 }, select: { fcra_number: true } }),
  ]);
  if (known > 0) return false;
  const isDecided = held !== null && held.status !== 'open';
  return isDecided || (!donor?.citizen_declared_at && !trust?.fcra_number);
}
