import type { z } from 'zod';
import type { Transaction } from '~/db/client.server';
import { untranslated } from '~/i18n/messages/message';
import { toDatabaseDate } from '~/lib/calendar';
import { formatPaise } from '~/lib/format-number';
import { toE164 } from '~/lib/phone';
import { requireAdmin } from '../admins/require-admin';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { createInvalidFieldError, DomainError } from '../errors';
import { findCitizenDeclaration, getGivingRule, setCitizenship } from '../donations/citizenship.server';
import { OWN_DONATION_DECISION_MESSAGE } from '../donations/find-donation-to-decide.server';
import { enqueueDonorMessageIfDue, getDonorNotificationTime } from '../donations/notify-donor.server';
import { getDonationCategory, isDeductible } from '../donations/policy';
import { saveDonorRecordByHand } from './donor-record.server';
import type { recordDonationSchema } from './record-donation-schema';
import { rewardDonor } from '../donations/reward-donor.server';

const IN_THE_FUTURE = untranslated('This day is still to come.');
const CASH_NOTE = 'It is cash above ₹2,000, so it gets no tax certificate.';
const NOT_A_CITIZEN = untranslated(
  'This member has a foreign phone, and has not declared to be a citizen of India. Tick this box if you have checked it.',
);
const NO_SUCH_MEMBER = untranslated('No member has this ID or phone number.');

/**
 * Records a donation that was not made on this website and returns its id. Up to a configured
 * amount it is approved immediately; above it, a second person must approve it. Throws `invalid` if
 * the member is unknown or may not give, the day is in the future or the reference is already in
 * use, and `forbidden` for the admin's own donation. Source: docs/rules.md#donations-by-hand.
 */
export async function recordDonation(
  ctx: Context,
  input: z.output<typeof recordDonationSchema>,
): Promise<{ id: number; message: string }> {
  const { adminId } = requireAdmin(ctx, ...recordDonation.permissions);
  const { amount, method, received_on, reference, member, donor_name, donation_type, citizen, taxDetails } = input;
  if (received_on > ctx.clock.today()) throw createInvalidFieldError('received_on', IN_THE_FUTURE);
  const [memberId, admin] = await Promise.all([
    member === undefined ? null : findMember(ctx, member),
    ctx.db.admin.findUniqueOrThrow({ where: { id: adminId }, select: { member_id: true } }),
  ]);
  if (memberId !== null && memberId === admin.member_id)
    throw new DomainError('forbidden', OWN_DONATION_DECISION_MESSAGE);
  if (memberId !== null && !citizen && (await getGivingRule(ctx, memberId)).needsCitizenship)
    throw createInvalidFieldError('citizen', NOT_A_CITIZEN);
  const now = ctx.clock.now();
  const needsSecond = amount > ctx.community.twoPeopleAboveRupees;
  const thankedAt = getDonorNotificationTime(ctx, adminId);
  const { id, messageId } = await ctx.db.$transaction(async (tx) => {
    await acquireAdvisoryLock(tx, `donation-reference:${method}:${reference}`);
    await assertNewReference(tx, { method, reference });
    // One person alone cannot declare it for later donations.
    if (memberId !== null && citizen && !needsSecond)
      await setCitizenship(ctx, tx, memberId, 'Donation entered by hand');
    const donation = await tx.donation.create({
      data: {
        member_id: memberId,
        donor_name: memberId === null ? (donor_name ?? null) : null,
        amount_paise: amount * 100,
        category: getDonationCategory(amount),
        payment_method: method,
        reference,
        donation_type,
        citizen_declared_at: (await findCitizenDeclaration(tx, memberId)) ?? (citizen ? now : null),
        donor_record_id: taxDetails ? await saveDonorRecordByHand(ctx, tx, taxDetails) : null,
        donated_on: toDatabaseDate(received_on),
        created_at: now,
        ...(needsSecond
          ? { proposed_by_id: adminId, proposed_at: now }
          : { status: 'approved', decided_by_id: adminId, decided_at: now }),
      },
      select: { id: true, member_id: true, amount_paise: true },
    });
    await recordAuditEntry(ctx, tx, {
      action: 'donation.recorded',
      subject: { kind: 'donation', id: donation.id },
      after: { amount, method, reference, received_on, status: needsSecond ? 'pending' : 'approved' },
    });
    return {
      id: donation.id,
      messageId: needsSecond ? null : await rewardDonor(ctx, tx, donation, thankedAt),
    };
  });
  await enqueueDonorMessageIfDue(ctx, messageId, thankedAt);
  const message = needsSecond
    ? `Donation of ${formatPaise(amount * 100)} entered. A second person must approve it.`
    : `Donation of ${formatPaise(amount * 100)} entered and approved.`;
  const isDeducted = isDeductible({ payment_method: method, amount_paise: amount * 100 });
  return { id, message: isDeducted ? message : `${message} ${CASH_NOTE}` };
}

recordDonation.permissions = ['record_donations'] as const;

/** Finds a member by the member ID, such as SNG-12, or by the phone number. */
async function findMember({ db, community }: Context, typed: string): Promise<number> {
  const prefix = community.memberIdPrefix.toUpperCase();
  const label = typed.toUpperCase().replace(/\s/g, '');
  const id = label.startsWith(prefix) ? label.slice(prefix.length) : '';
  const phone = toE164(typed);
  const where = /^[1-9]\d{0,8}$/.test(id) ? { id: Number(id) } : phone ? { phone } : null;
  const found = where && (await db.member.findUnique({ where, select: { id: true } }));
  if (!found) throw createInvalidFieldError('member', NO_SUCH_MEMBER);
  return found.id;
}

async function assertNewReference(
  tx: Transaction,
  { method, reference }: Pick<z.output<typeof recordDonationSchema>, 'method' | 'reference'>,
): Promise<void> {
  const known = await tx.donation.findFirst({
    where: { reference, payment_method: method, status: { not: 'rejected' } },
    select: { id: true },
  });
  if (known)
    throw createInvalidFieldError('reference', untranslated(`Donation ${known.id} already has this reference.`));
}
