import type { LoaderFunctionArgs } from '@remix-run/node';
import { drawCertificate } from '~/components/share/certificate-drawing';
import { certificateView } from '~/http/pages/certificate-view.server';
import { publicPage } from '~/http/pages/page.server';
import { pdfResponse } from '~/http/pages/pdf-response.server';
import { textOutlines } from '~/http/pages/text-outlines.server';
import { WORDS } from '~/i18n/words';
import { languageOfPath } from '~/i18n/languages';

export function loader(args: LoaderFunctionArgs) {
  return publicPage(args, async (ctx) => {
    const language = languageOfPath(new URL(args.request.url).pathname);
    const view = await certificateView(ctx, args.params.code ?? '', language);
    const drawn = drawCertificate(view, language, await textOutlines());
    return pdfResponse(ctx, drawn, WORDS[language].certificate.file);
  });
}
