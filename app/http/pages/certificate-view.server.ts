import type { CertificateView } from '~/components/public/certificate-sheet';
import { type Certificate, getCertificate } from '~/domain/challenges/certificates.server';
import { inLanguage } from '~/domain/translations';
import type { PageContext } from '~/http/context.server';
import { fill } from '~/i18n/fill';
import { type Language, LOCALES, pathIn } from '~/i18n/languages';
import { WORDS } from '~/i18n/words';
import { formatDate, localDateOf } from '~/lib/calendar';
import { qrPath } from '~/lib/qr-path.server';

const NO_BREAK = '\u00a0';

export function certificateAddress({ publicUrl }: Pick<PageContext, 'publicUrl'>, code: string, language: Language) {
  return `${publicUrl}${pathIn(language, `/c/${code}`)}`;
}

/** Returns the texts of a certificate in a language. Throws not_found. */
export async function certificateView(ctx: PageContext, typed: string, language: Language): Promise<CertificateView> {
  return viewOf(ctx, await getCertificate(ctx, typed), language);
}

function viewOf(ctx: PageContext, certificate: Certificate, language: Language): CertificateView {
  const { began_on, finished_on, issued_at, ...row } = certificate;
  const { code, name, title, langs, length, mornings } = inLanguage(language, 'challenges', row);
  const messages = WORDS[language].certificate;
  const date = (day: string) => formatDate(day, LOCALES[language]).replaceAll(' ', NO_BREAK);
  const address = certificateAddress(ctx, code, language);
  const { trainer } = WORDS[language].site;
  return {
    code,
    name,
    title,
    titleLang: langs.title,
    length,
    address,
    qr: qrPath(address),
    text: fill(messages.text, { length, mornings, from: date(began_on), to: date(finished_on) }),
    issued: fill(messages.issued, { date: date(localDateOf(issued_at, ctx.clock.timeZone)) }),
    signed: { name: trainer.name, role: trainer.role },
  };
}
