import type { DonorIdKind } from '~/domain/tax/donor-id';

export const DONOR_ID_KIND_LABELS: Record<DonorIdKind, string> = {
  pan: 'PAN',
  aadhaar: 'Aadhaar',
  passport: 'Passport',
};

/** Donation types of Form 10BD. */
export const DONATION_TYPE_LABELS = {
  others: 'Others',
  corpus: 'Corpus',
  specific_grant: 'Specific grant',
} as const;
