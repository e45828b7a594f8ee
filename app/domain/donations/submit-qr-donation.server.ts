import type { Transaction } from '~/db/client.server';
import type { LocalDate } from '~/lib/calendar';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import { attachFile, storeFile, type StoredFile } from '../content/store-file.server';
import { hashFile, type UploadedFile } from '../content/uploaded-file.server';
import type { Context } from '../context';
import { DomainError, createInvalidFieldError } from '../errors';
import { acquireAdvisoryLock } from '../advisory-lock.server';
import { requireMember } from '../members/require-member';
import { limitByNetwork } from '../throttles/limit-by-network.server';
import {
  getImageHashBands,
  getDonationCategory,
  DUPLICATE_UPLOAD_WINDOW_HOURS,
  getDonationKarma,
  MAX_PENDING_DONATIONS,
} from './policy';
import { getNamedPaymentDay } from './payment-day';
import { isQrReferenceOfMember } from './donation-qr.server';
import { declareCitizenship, findCitizenDeclaration } from './citizenship.server';
import type { SubmittedDonation } from './responses';
import { type WithUntranslatedMessage, t } from '~/i18n/messages/message';

const UPLOADS_BY_MEMBER = { name: 'donation-uploads', times: 30, seconds: 3600, scope: 'shared' } as const;
const UPLOADS_BY_NETWORK = { name: 'donation-uploads-address', times: 120, seconds: 3600, scope: 'shared' } as const;

const NOT_YOURS = t('This reference is not one of your QR codes.');

const THANKS = t('Thank you. Your donation is with our team, and karma points are added once it is approved.');

interface QrDonationInput {
  amount: number;
  reference?: string | undefined;
  utr?: string | undefined;
  /** Day of the payment; today if it is omitted. */
  paid_on?: LocalDate | undefined;
  citizen?: boolean | undefined;
}

/**
 * Stores a QR donation as pending. Throws `invalid` if the screenshot is missing, the reference is
 * not the member's or the member may not give, `unsupported_type` if the screenshot is not an
 * accepted image, and `conflict` if too many donations wait for review.
 * Source: docs/rules.md#screenshots.
 */
export async function submitQrDonation(
  ctx: Context,
  { amount, reference, utr, paid_on, citizen = false }: QrDonationInput,
  screenshot: UploadedFile | undefined,
): Promise<WithUntranslatedMessage<SubmittedDonation>> {
  const memberId = requireMember(ctx);
  if (reference && !isQrReferenceOfMember(ctx, memberId, reference))
    throw createInvalidFieldError('reference', NOT_YOURS);
  const donatedOn = getNamedPaymentDay(ctx, paid_on);
  if (!screenshot) throw createInvalidFieldError('screenshot', t('Please upload payment screenshot'));
  await ctx.limits.consume(UPLOADS_BY_MEMBER, String(memberId));
  await limitByNetwork(ctx, UPLOADS_BY_NETWORK);
  await declareCitizenship(ctx, memberId, citizen);
  // Decoding an image is expensive, so duplicates and members with too many pending donations are
  // rejected first.
  const known = await findDuplicate(ctx, ctx.db, memberId, await hashFile(screenshot));
  if (known) return submitted(known);
  await assertPendingDonationLimit(ctx.db, memberId);
  return storeFile(ctx, { kind: 'donation_screenshot', field: 'screenshot', file: screenshot }, async (file) => {
    const difference = await ctx.images.differenceHash(file.bytes);
    return ctx.db.$transaction(async (tx) => {
      await acquireAdvisoryLock(tx, `submission:${memberId}`);
      const twin = await findDuplicate(ctx, tx, memberId, file.uploadSha256);
      return submitted(
        twin ?? (await create(ctx, tx, { memberId, amount, reference, utr, donatedOn, file, difference })),
      );
    });
  });
}

/**
 * Returns the earliest donation with the same file. There can be two of them, if the rejection of
 * the first one was undone.
 */
function findDuplicate(ctx: Context, tx: Transaction, memberId: number, uploadSha256: StoredFile['uploadSha256']) {
  const since = new Date(ctx.clock.now().getTime() - DUPLICATE_UPLOAD_WINDOW_HOURS * 3_600_000);
  return tx.donation.findFirst({
    where: {
      member_id: memberId,
      screenshot_sha256: uploadSha256,
      created_at: { gt: since },
      status: { not: 'rejected' },
    },
    orderBy: { id: 'asc' },
    select: { id: true, amount_paise: true, status: true },
  });
}

async function assertPendingDonationLimit(tx: Transaction, memberId: number): Promise<void> {
  const waiting = await tx.donation.count({ where: { member_id: memberId, status: 'pending', payment_method: 'qr' } });
  if (waiting >= MAX_PENDING_DONATIONS)
    throw new DomainError(
      'conflict',
      t('You have {count} donations waiting for review. Please wait until one of them is decided.', {
        count: MAX_PENDING_DONATIONS,
      }),
    );
}

interface NewDonation {
  memberId: number;
  amount: number;
  reference: string | undefined;
  utr: string | undefined;
  donatedOn: Date;
  file: StoredFile;
  difference: bigint;
}

async function create(
  ctx: Context,
  tx: Transaction,
  { memberId, amount, reference, utr, donatedOn, file, difference }: NewDonation,
) {
  await assertPendingDonationLimit(tx, memberId);
  await attachFile(ctx, tx, file.key);
  const donation = await tx.donation.create({
    data: {
      member_id: memberId,
      amount_paise: amount * 100,
      category: getDonationCategory(amount),
      payment_method: 'qr',
      citizen_declared_at: await findCitizenDeclaration(tx, memberId),
      reference: reference ?? null,
      utr: utr ?? null,
      screenshot_key: file.key,
      screenshot_sha256: file.uploadSha256,
      screenshot_difference: BigInt.asIntN(64, difference),
      screenshot_bands: getImageHashBands(difference),
      donated_on: donatedOn,
      created_at: ctx.clock.now(),
    },
    select: { id: true, amount_paise: true, status: true },
  });
  const subject = { kind: 'donation', id: donation.id };
  await recordAuditEntry(ctx, tx, { action: 'donation.submitted', subject, after: { amount } });
  return donation;
}

function submitted({ id, amount_paise, status }: { id: number; amount_paise: number; status: string }) {
  const amount = amount_paise / 100;
  const expected = { category: getDonationCategory(amount), expected_karma_points: getDonationKarma(amount) };
  return { message: THANKS, donation_info: { id, amount, status, ...expected } };
}
