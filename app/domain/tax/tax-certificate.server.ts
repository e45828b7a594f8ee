import type { Prisma } from '~/db/generated/client';
import type { PaymentMethod } from '~/db/generated/enums';
import type { Language } from '~/i18n/languages';
import { t } from '~/i18n/messages/message';
import { fromDatabaseDate, type LocalDate, toLocalDate } from '~/lib/calendar';
import { requireReauthenticatedAdmin } from '../admins/require-admin';
import { recordAuditEntry } from '../audit/record-audit-entry.server';
import type { Context } from '../context';
import { formatReceiptNumber, isDeductible } from '../donations/policy';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import { type DonorDetails, openDonorRecord } from './donor-record.server';
import { type DonorIdKind, getDonorIdKind } from './donor-id';
import { getTextInLanguage } from '../translations';
import { getTaxLaw, type TaxLaw } from './tax-laws';
import { listTaxLaws } from './tax-laws.server';
import { findTaxSettings, type TaxSettings } from './tax-settings.server';

export interface TaxCertificate {
  number: string;
  donatedOn: LocalDate;
  /** Amount in rupees without the refunded part. */
  amount: number;
  payment_method: PaymentMethod;
  donor: DonorDetails & { id_kind: DonorIdKind };
  /**
   * Day on which the donor's details were last corrected. Earlier copies of the certificate have
   * different details. Null if the details were not corrected after the receipt.
   */
  correctedOn: LocalDate | null;
  trust: TaxSettings;
  law: TaxLaw;
  /** Text about the law by staff in the language of the request, or null for the built-in text. */
  lawText: { text: string; language: Language } | null;
}

/** True if the trust gives tax certificates, which needs its details for the tax office. */
export async function givesTaxCertificates(ctx: Context): Promise<boolean> {
  return (await findTaxSettings(ctx.db)) !== null;
}

/**
 * Returns the tax certificate of one of the acting member's donations. Throws `not_found` if the
 * donation is not approved, has no donor details or cannot be deducted.
 * Source: docs/rules.md#tax-certificates.
 */
export function getOwnTaxCertificate(
  ctx: Context,
  donationId: number,
  language: Language = 'en',
): Promise<TaxCertificate> {
  return getCertificate(ctx, { id: donationId, member_id: requireMember(ctx) }, language);
}

/**
 * Returns the tax certificate of any donation for staff, with the whole ID of the donor, and writes
 * an audit entry. Throws `not_found` in the same cases as `getOwnTaxCertificate`.
 * Source: docs/rules.md#tax-certificates.
 */
export async function getTaxCertificateForStaff(
  ctx: Context,
  donationId: number,
  language: Language = 'en',
): Promise<TaxCertificate> {
  requireReauthenticatedAdmin(ctx, ...getTaxCertificateForStaff.permissions);
  const certificate = await getCertificate(ctx, { id: donationId }, language);
  await recordAuditEntry(ctx, ctx.db, {
    action: 'donation.certificate_downloaded',
    subject: { kind: 'donation', id: donationId },
  });
  return certificate;
}

getTaxCertificateForStaff.permissions = ['export_donors'] as const;

async function getCertificate(
  ctx: Context,
  where: Prisma.DonationWhereInput,
  language: Language,
): Promise<TaxCertificate> {
  const [donation, trust, laws] = await Promise.all([
    ctx.db.donation.findFirst({
      where: { ...where, status: 'approved', receipt_number: { not: null } },
      include: { donor: true },
    }),
    findTaxSettings(ctx.db),
    listTaxLaws(ctx.db),
  ]);
  if (!donation?.donor || !trust || !isDeductible(donation))
    throw new DomainError('not_found', t('Tax certificate not found.'));
  const { donor } = donation;
  const donatedOn = fromDatabaseDate(donation.donated_on);
  const law = getTaxLaw(laws, donatedOn);
  return {
    number: formatReceiptNumber(ctx.community.memberIdPrefix, donation),
    donatedOn,
    amount: (donation.amount_paise - donation.refunded_paise) / 100,
    payment_method: donation.payment_method,
    donor: {
      ...openDonorRecord(ctx, donor.sealed),
      id_kind: getDonorIdKind(donor.id_code),
    },
    correctedOn:
      donor.version > 1 && donation.decided_at && donor.updated_at > donation.decided_at
        ? toLocalDate(donor.updated_at, ctx.clock.timeZone)
        : null,
    trust,
    law,
    lawText: law.act === null ? null : localizeLaw(language, law, law.act),
  };
}

/** Returns the translation of the text, or the English text if there is none. */
function localizeLaw(language: Language, law: TaxLaw, act: string): { text: string; language: Language } {
  const text = getTextInLanguage(language, law, 'act', act);
  return { text, language: text === act ? 'en' : language };
}
