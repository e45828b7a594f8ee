import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { drawTaxCertificate } from '~/components/donations/tax-certificate-drawing';
import { getTaxCertificateForStaff } from '~/domain/tax/tax-certificate.server';
import { readDrawnBrand } from '~/http/drawings/drawn-brand.server';
import { loadAdminPage } from '~/http/pages/page.server';
import { parsePathLanguage } from '~/http/path-language.server';
import { createPdfResponse } from '~/http/drawings/pdf-response.server';
import { createTextOutliner } from '~/http/drawings/text-outlines.server';
import { parsePathId } from '~/http/path-id.server';
import { CATALOGUES } from '~/i18n/catalogue';
import { t } from '~/i18n/messages/message';

const NOT_FOUND = t('Tax certificate not found.');

/** Downloads the tax certificate of a donation for staff, who give it to a donor. */
export function loader(args: LoaderFunctionArgs) {
  return loadAdminPage(args, getTaxCertificateForStaff.permissions, async (ctx) => {
    const id = parsePathId(args.params.donationId, NOT_FOUND);
    const language = parsePathLanguage(args.params.language, NOT_FOUND);
    // The confirmation leads to the page with the link, because a form cannot lead to a download.
    if (!ctx.actor.recentlyVerified)
      throw redirect(`/admin/confirm?${new URLSearchParams({ next: `/admin/donor-record/${id}` })}`);
    const certificate = await getTaxCertificateForStaff(ctx, id, language);
    const drawn = drawTaxCertificate(certificate, language, await readDrawnBrand(ctx), await createTextOutliner());
    const { file } = CATALOGUES[language].donations.taxCertificate;
    return createPdfResponse(ctx, drawn, `${file}-${certificate.number}`);
  });
}
