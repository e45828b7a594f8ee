import type { LoaderFunctionArgs } from '@remix-run/node';
import { drawReceipt } from '~/components/donations/receipt-drawing';
import { getDonationReceiptForStaff } from '~/domain/donations/receipt.server';
import { readDrawnBrand } from '~/http/drawings/drawn-brand.server';
import { loadAdminPage } from '~/http/pages/page.server';
import { parsePathLanguage } from '~/http/path-language.server';
import { createPdfResponse } from '~/http/drawings/pdf-response.server';
import { toReceiptView } from '~/http/views/receipt-view.server';
import { createTextOutliner } from '~/http/drawings/text-outlines.server';
import { parsePathId } from '~/http/path-id.server';
import { CATALOGUES } from '~/i18n/catalogue';
import { t } from '~/i18n/messages/message';

const NOT_FOUND = t('Receipt not found.');

/** Downloads the receipt of a donation for staff, who give it to a donor. */
export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, getDonationReceiptForStaff.permissions, async (ctx) => {
    const id = parsePathId(args.params.donationId, NOT_FOUND);
    const language = parsePathLanguage(args.params.language, NOT_FOUND);
    const receipt = toReceiptView(ctx, await getDonationReceiptForStaff(ctx, id), language);
    const drawn = drawReceipt(receipt, language, await readDrawnBrand(ctx), await createTextOutliner());
    const { file } = CATALOGUES[language].donations.receiptFile;
    return createPdfResponse(ctx, drawn, `${file}-${receipt.number}`);
  });
}
