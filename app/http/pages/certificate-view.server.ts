import type { CertificateView } from '~/components/public/certificate-sheet';
import { type Certificate, getCertificate } from '~/domain/challenges/certificates.server';
import { localizeRow } from '~/domain/translations';
import type { PageContext } from '~/http/context.server';
import { interpolate } from '~/i18n/interpolate';
import { type Language, LOCALES, localizePath } from '~/i18n/languages';
import { CATALOGUES } from '~/i18n/catalogue';
import { formatDate, toLocalDate } from '~/lib/calendar';
import { buildQrPath } from '~/lib/qr-path.server';

const NO_BREAK = '\u00a0';

export function buildCertificateUrl({ publicUrl }: Pick<PageContext, 'publicUrl'>, code: string, language: Language) {
  return `${publicUrl}${localizePath(language, `/c/${code}`)}`;
}

/**
 * Returns a certificate with its texts in the given language. Throws `not_found` if there is no
 * certificate with this code.
 */
export async function toCertificateView(ctx: PageContext, typed: string, language: Language): Promise<CertificateView> {
  return buildView(ctx, await getCertificate(ctx, typed), language);
}

function buildView(ctx: PageContext, certificate: Certificate, language: Language): CertificateView {
  const { began_on, finished_on, issued_at, ...row } = certificate;
  const { code, name, title, langs, length, mornings } = localizeRow(language, 'challenges', row);
  const messages = CATALOGUES[language].certificate;
  const date = (day: string) => formatDate(day, LOCALES[language]).replaceAll(' ', NO_BREAK);
  const address = buildCertificateUrl(ctx, code, language);
  const { trainer } = CATALOGUES[language].site;
  return {
    code,
    name,
    title,
    titleLang: langs.title,
    length,
    address,
    qr: buildQrPath(address),
    text: interpolate(messages.text, { length, mornings, from: date(began_on), to: date(finished_on) }),
    issued: interpolate(messages.issued, { date: date(toLocalDate(issued_at, ctx.clock.timeZone)) }),
    signed: { name: trainer.name, role: trainer.role },
  };
}
