import type { CertificateView } from '~/components/public/certificate-sheet';
import { type Certificate, getCertificate } from '~/domain/challenges/certificates.server';
import { localizeSite } from '~/domain/brand';
import { localizeRow } from '~/domain/translations';
import type { PageContext } from '~/http/context.server';
import { interpolate } from '~/i18n/interpolate';
import { type Language, LOCALES, localizePath } from '~/i18n/languages';
import { getCatalogue } from '~/i18n/catalogue';
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
  const messages = getCatalogue(language, ctx.brand).certificate;
  const formatDay = (day: string) => formatDate(day, LOCALES[language]).replaceAll(' ', NO_BREAK);
  const address = buildCertificateUrl(ctx, code, language);
  const site = localizeSite(language, ctx.brand.site);
  return {
    code,
    name,
    title,
    titleLang: langs.title,
    length,
    address,
    qr: buildQrPath(address),
    text: interpolate(messages.text, { length, mornings, from: formatDay(began_on), to: formatDay(finished_on) }),
    issued: interpolate(messages.issued, { date: formatDay(toLocalDate(issued_at, ctx.clock.timeZone)) }),
    signed: site.founder_name
      ? {
          name: site.founder_name,
          nameLang: site.langs.founder_name,
          role: site.founder_role ?? '',
          roleLang: site.langs.founder_role,
        }
      : null,
  };
}
