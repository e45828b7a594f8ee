import type { ReceiptView } from '~/components/donations/receipt-rows';
import type { Context } from '~/domain/context';
import type { DonationReceipt } from '~/domain/donations/receipt.server';
import { CATALOGUES } from '~/i18n/catalogue';
import { getDonationCategoryName } from '~/i18n/donations';
import { type Language, LOCALES } from '~/i18n/languages';
import { formatNumberInWords } from '~/i18n/numbers';
import { formatDate } from '~/lib/calendar';

/** Returns a receipt with its texts in the given language. */
export function toReceiptView({ brand }: Context, receipt: DonationReceipt, language: Language): ReceiptView {
  const { number, donor, amount, refunded, karma_points } = receipt;
  return {
    number,
    donor,
    amount,
    refunded,
    karma_points: receipt.isOfMember ? karma_points : null,
    amountInWords: formatNumberInWords(language, amount),
    category: getDonationCategoryName(language, receipt.category),
    method: CATALOGUES[language].donations.receipt.methods[receipt.payment_method],
    date: formatDate(receipt.donatedOn, LOCALES[language]),
    brand: brand.names[language],
    address: brand.contact.address,
  };
}
