import type { Transaction } from '~/db/client.server';
import type { Prisma } from '~/db/generated/client';
import type { PaymentMethod } from '~/db/generated/enums';
import { formatDate, fromDatabaseDate } from '~/lib/calendar';
import { formatPaise } from '~/lib/format-number';
import { requireAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { addToOutbox } from '../notifications/outbox.server';
import { createAlreadyDecidedError, getDonationDecision } from './decision.server';
import { enqueueDonorMessageIfDue, getDonorNotificationTime } from './notify-donor.server';
import { findDonationToDecide } from './find-donation-to-decide.server';
import { getDonationDecisionKey } from './policy';
import type { Rejection } from './responses';
import { getTextInLanguage, type Translations } from '../translations';
import { type Language, parseLanguage, LOCALES } from '~/i18n/languages';
import { translate } from '~/i18n/messages/translate';
import { untranslated, type Message, t } from '~/i18n/messages/message';

/** Rejection reason for a payment that was authorized but never captured. */
export const UNCAPTURED_PAYMENT_REJECTION_REASON = 'The payment did not go through, and the provider has returned it.';

const ASK_US = t('Please ask us on the Help page.');

/** Instructions for the donor after a rejection, by payment method. */
export const REJECTION_NEXT_STEP_MESSAGES: Record<PaymentMethod, Message> = {
  qr: t('Please send the payment screenshot once more on the Donations page.'),
  cash: ASK_US,
  cheque: ASK_US,
  bank_transfer: ASK_US,
  payment_page: ASK_US,
  razorpay: t('If you would like to give again, you are welcome on the Donations page.'),
};

/**
 * Rejects a pending donation that staff decide on. The donor is notified when the decision can no
 * longer be undone.
 * Source: docs/rules.md#donations.
 */
export async function rejectDonation(
  ctx: Context,
  id: number,
  { rejection_reason, translations = {} }: { rejection_reason: string; translations?: Translations | undefined },
): Promise<Rejection> {
  const { adminId } = requireAdmin(ctx, ...rejectDonation.permissions);
  const step = await findDonationToDecide(ctx, ctx.db, { id, adminId });
  if (step)
    await rejectPendingDonation(
      ctx,
      { id, payment_method: { not: 'razorpay' } },
      { reason: rejection_reason, translations },
      adminId,
    );
  const decision = await getDonationDecision(ctx, id);
  if (decision.status !== 'rejected') throw createAlreadyDecidedError(ctx, decision);
  return {
    message: `Donation rejected. ${decision.donor.name} is told why.`,
    donation_details: { amount: decision.amount_paise / 100, user_name: decision.donor.name },
  };
}

rejectDonation.permissions = ['reject_donations'] as const;

interface Reason {
  reason: string;
  translations?: Translations;
}

/** Rejects a donation if it is still pending. `adminId` is null if the payment provider decided. */
export async function rejectPendingDonation(
  ctx: Context,
  named: Prisma.DonationWhereInput,
  { reason, translations = {} }: Reason,
  adminId: number | null,
): Promise<void> {
  const due_at = getDonorNotificationTime(ctx, adminId);
  const messageId = await ctx.db.$transaction(async (tx) => {
    const [won] = await tx.donation.updateManyAndReturn({
      where: { ...named, status: 'pending' },
      data: {
        status: 'rejected',
        rejection_reason: reason,
        translations,
        decided_by_id: adminId,
        decided_at: ctx.clock.now(),
      },
      select: {
        id: true,
        member_id: true,
        amount_paise: true,
        donated_on: true,
        decisions_undone: true,
        payment_method: true,
      },
    });
    if (!won) return null;
    await recordAuditEntry(ctx, tx, {
      action: 'donation.rejected',
      subject: { kind: 'donation', id: won.id },
      before: { status: 'pending' },
      after: { status: 'rejected', amount: won.amount_paise / 100, reason },
    });
    return addNotice(ctx, tx, { ...won, due_at, reason, translations });
  });
  await enqueueDonorMessageIfDue(ctx, messageId, due_at);
}

const donorColumns = { name: true, phone: true, language: true } as const;

interface RejectedDonation {
  id: number;
  member_id: number | null;
  amount_paise: number;
  donated_on: Date;
  decisions_undone: number;
  payment_method: PaymentMethod;
  due_at: Date;
  reason: string;
  translations: Translations;
}

/**
 * Returns the reason in the donor's language: the translation by staff if there is one, otherwise a
 * built-in translation.
 */
export function getRejectionReason(language: Language, reason: string, translations: Translations): string {
  return getTextInLanguage(language, { translations }, 'rejection_reason', translate(language, untranslated(reason)));
}

async function addNotice(ctx: Context, tx: Transaction, donation: RejectedDonation): Promise<number | null> {
  const { member_id, amount_paise, donated_on, due_at, reason, translations } = donation;
  if (member_id === null) return null;
  const donor = await tx.member.findUniqueOrThrow({ where: { id: member_id }, select: donorColumns });
  const language = parseLanguage(donor.language);
  const date = formatDate(fromDatabaseDate(donated_on), LOCALES[language]);
  return addToOutbox(ctx, tx, {
    event_key: `donation-rejected:${getDonationDecisionKey(donation)}`,
    phone: donor.phone,
    member_id,
    template: 'donation_rejected',
    due_at,
    variables: {
      1: donor.name,
      2: formatPaise(amount_paise),
      3: date,
      4: getRejectionReason(language, reason, translations),
      5: translate(language, REJECTION_NEXT_STEP_MESSAGES[donation.payment_method]),
    },
  });
}
