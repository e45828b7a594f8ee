import type { LoaderFunctionArgs } from '@remix-run/node';
import { drawReceipt } from '~/components/donations/receipt-drawing';
import { getDonationReceipt } from '~/domain/donations/receipt.server';
import { readDrawnBrand } from '~/http/drawings/drawn-brand.server';
import { createPdfResponse } from '~/http/drawings/pdf-response.server';
import { createTextOutliner } from '~/http/drawings/text-outlines.server';
import { loadMemberPage } from '~/http/pages/page.server';
import { parsePathId } from '~/http/path-id.server';
import { toReceiptView } from '~/http/views/receipt-view.server';
import { CATALOGUES } from '~/i18n/catalogue';
import { t } from '~/i18n/messages/message';

export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async (ctx) => {
    const id = parsePathId(args.params.donationId, t('Receipt not found.'));
    const receipt = toReceiptView(ctx, await getDonationReceipt(ctx, id), ctx.language);
    const drawn = drawReceipt(receipt, ctx.language, await readDrawnBrand(ctx), await createTextOutliner());
    const { file } = CATALOGUES[ctx.language].donations.receiptFile;
    return createPdfResponse(ctx, drawn, `${file}-${receipt.number}`);
  });
}
