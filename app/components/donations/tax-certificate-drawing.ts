import type { DrawnBrand } from '~/components/share/drawn-brand';
import { drawPdfLogo, INK_SOFT } from '~/components/share/pdf-text';
import type { TaxCertificate } from '~/domain/tax/tax-certificate.server';
import { CATALOGUES } from '~/i18n/catalogue';
import { interpolate } from '~/i18n/interpolate';
import { type Language, LOCALES } from '~/i18n/languages';
import { formatNumberInWords } from '~/i18n/numbers';
import { formatDate } from '~/lib/calendar';
import { formatPaiseForPdf } from '~/lib/format-number';
import type { PdfPage } from '~/lib/pdf.server';
import type { TextOutliner } from '~/lib/text-path';
import { drawParagraphs, PAGE_HEIGHT, PAGE_LEFT, PAGE_WIDTH, type Paragraph } from './pdf-paragraphs';

/** Width and height of the logo, in points. */
const LOGO = 44;

/** Draws a tax certificate as a PDF page in the given language. */
export function drawTaxCertificate(
  certificate: TaxCertificate,
  language: Language,
  brand: DrawnBrand,
  outline: TextOutliner,
): PdfPage {
  const messages = CATALOGUES[language].donations.taxCertificate;
  const { idKinds } = CATALOGUES[language].donations.taxDetails;
  const { trust, donor, correctedOn, amount, donatedOn, number, payment_method } = certificate;
  const lang = LOCALES[language];
  const date = (day: string) => formatDate(day, lang);
  const [rupees, paise] = [Math.floor(amount), Math.round((amount % 1) * 100)];
  const texts = {
    words: formatNumberInWords(language, rupees),
    paise: formatNumberInWords(language, paise),
  };
  const received = {
    amount: formatPaiseForPdf(amount * 100),
    words: interpolate(paise ? messages.rupeesAndPaise : messages.rupees, texts),
  };
  const paragraphs: Paragraph[] = [
    { text: trust.legal_name, size: 20, face: 'display', gap: 0, lang: 'en' },
    { text: trust.address, size: 11, colour: INK_SOFT, gap: 2, lang: 'en' },
    { text: messages.title, size: 22, face: 'display', gap: 34 },
    { text: interpolate(messages.number, { number }), size: 12, gap: 12 },
    { text: interpolate(messages.date, { date: date(donatedOn) }), size: 12, gap: 2 },
    { text: interpolate(messages.received, received), size: 14, gap: 26 },
    { text: donor.legal_name, size: 18, face: 'display', gap: 12, lang: 'en' },
    { text: donor.address, size: 12, gap: 4, lang: 'en' },
    { text: interpolate(messages.idNumber, { kind: idKinds[donor.id_kind], id: donor.id_number }), size: 12, gap: 2 },
    ...(correctedOn
      ? [
          {
            text: interpolate(messages.corrected, { date: date(correctedOn) }),
            size: 11,
            colour: INK_SOFT,
            gap: 6,
          } as const,
        ]
      : []),
    { text: interpolate(messages.method, { method: messages.methods[payment_method] }), size: 12, gap: 12 },
    { ...describeLaw(certificate, language), size: 12, gap: 26 },
    {
      text: interpolate(messages.registration, {
        number: trust.registration_number,
        date: date(trust.registered_on),
        pan: trust.pan,
      }),
      size: 12,
      gap: 4,
    },
    { text: messages.filing, size: 12, gap: 12 },
    { text: interpolate(messages.signed, { trust: trust.legal_name }), size: 12, gap: 40 },
    { text: trust.signatory_name, size: 15, face: 'display', gap: 10, lang: 'en' },
    { text: trust.signatory_role, size: 12, colour: INK_SOFT, gap: 0, lang: 'en' },
    { text: messages.computer, size: 10, colour: INK_SOFT, gap: 30 },
  ];
  const logo = drawPdfLogo(brand, { x: PAGE_LEFT, y: 44, size: LOGO });
  return {
    width: PAGE_WIDTH,
    height: PAGE_HEIGHT,
    lang,
    title: `${messages.title} ${number}`,
    ...logo,
    shapes: [...logo.shapes, ...drawParagraphs(outline, paragraphs, lang)],
  };
}

/** Returns the text about the law by staff, or the built-in text. */
function describeLaw({ law, lawText }: TaxCertificate, language: Language): { text: string; lang: string } {
  if (lawText) return { text: lawText.text, lang: LOCALES[lawText.language] };
  const { laws } = CATALOGUES[language].donations.taxCertificate;
  return { text: law.builtIn ? laws[law.builtIn] : '', lang: LOCALES[language] };
}
