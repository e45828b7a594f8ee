import type { DonationMessages } from '~/i18n/en/donations';
import { interpolate } from '~/i18n/interpolate';
import { formatCount } from '~/lib/format-number';

/** A donation receipt. Date, category, method and amount in words are in the page's language. */
export interface ReceiptView {
  number: string;
  donor: string;
  amount: number;
  amountInWords: string;
  /** Amount refunded to the donor, in rupees. */
  refunded: number;
  category: string;
  method: string;
  /** Null if the donor has no account. */
  karma_points: number | null;
  date: string;
  brand: string;
  /** Postal address of the organisation, or empty. */
  address: string;
}

interface ReceiptRow {
  label: string;
  value: string;
  /** True for a name or a number that must not be translated. */
  isName?: boolean;
}

/**
 * Returns the rows of a receipt. The amounts are texts, because the fonts of a PDF lack the sign of
 * the rupee.
 */
export function listReceiptRows(
  receipt: ReceiptView,
  messages: DonationMessages['receipt'],
  { amount, refunded }: { amount: string; refunded: string },
): ReceiptRow[] {
  return [
    { label: messages.number, value: receipt.number, isName: true },
    { label: messages.date, value: receipt.date },
    { label: messages.donor, value: receipt.donor, isName: true },
    { label: messages.amount, value: amount },
    { label: messages.inWords, value: interpolate(messages.rupees, { words: receipt.amountInWords }) },
    ...(receipt.refunded > 0 ? [{ label: messages.refunded, value: refunded }] : []),
    { label: messages.category, value: receipt.category },
    { label: messages.method, value: receipt.method },
    ...(receipt.karma_points === null
      ? []
      : [{ label: messages.karmaPoints, value: formatCount(receipt.karma_points) }]),
  ];
}
