import type { LoaderFunctionArgs } from '@remix-run/node';
import { drawCertificatePage } from '~/components/share/certificate-drawing';
import { toCertificateView } from '~/http/views/certificate-view.server';
import { readDrawnBrand } from '~/http/drawings/drawn-brand.server';
import { loadPublicPage } from '~/http/pages/page.server';
import { createPdfResponse } from '~/http/drawings/pdf-response.server';
import { createTextOutliner } from '~/http/drawings/text-outlines.server';
import { CATALOGUES } from '~/i18n/catalogue';
import { getPathLanguage } from '~/i18n/languages';

export function loader(args: LoaderFunctionArgs) {
  return loadPublicPage(args, async (ctx) => {
    const language = getPathLanguage(new URL(args.request.url).pathname);
    const view = await toCertificateView(ctx, args.params.code ?? '', language);
    const drawn = drawCertificatePage(view, language, await readDrawnBrand(ctx), await createTextOutliner());
    return createPdfResponse(ctx, drawn, CATALOGUES[language].certificate.file);
  });
}
