import type { LoaderFunctionArgs } from '@remix-run/node';
import { drawTaxCertificate } from '~/components/donations/tax-certificate-drawing';
import { getOwnTaxCertificate } from '~/domain/tax/tax-certificate.server';
import { readDrawnBrand } from '~/http/drawings/drawn-brand.server';
import { loadMemberPage } from '~/http/pages/page.server';
import { createPdfResponse } from '~/http/drawings/pdf-response.server';
import { createTextOutliner } from '~/http/drawings/text-outlines.server';
import { parsePathId } from '~/http/path-id.server';
import { CATALOGUES } from '~/i18n/catalogue';
import { t } from '~/i18n/messages/message';

export function loader(args: LoaderFunctionArgs) {
  return loadMemberPage(args, async (ctx) => {
    const id = parsePathId(args.params.donationId, t('Tax certificate not found.'));
    const certificate = await getOwnTaxCertificate(ctx, id, ctx.language);
    const drawn = drawTaxCertificate(certificate, ctx.language, await readDrawnBrand(ctx), await createTextOutliner());
    const { file } = CATALOGUES[ctx.language].donations.taxCertificate;
    return createPdfResponse(ctx, drawn, `${file}-${certificate.number}`);
  });
}
