import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readPdfTexts } from '../../../tests/setup/pdf-text';
import { drawReceipt } from '~/components/donations/receipt-drawing';
import { createPersonNameField } from '~/domain/text-fields';
import { createTextOutliner } from '~/http/drawings/text-outlines.server';
import type { TextOutliner } from '~/lib/text-path';
import { renderPdf } from '~/lib/pdf.server';
import { buildQrPath } from '~/lib/qr-path.server';
import { drawCertificatePage } from './certificate-drawing';
import { ChallengeShareCard } from './challenge-share-card';
import { InviteShareCard } from './share-card';
import { InviteSquareCard, StreakStoryCard } from './story-card';

/** Names that our fonts can draw. */
const DRAWN = {
  Latin: 'Zoë Nuñez',
  'Latin with marks': 'Kṛṣṇa Śāstrī',
  Devanagari: 'श्रीमती कृष्णा',
  Bengali: 'শ্রেয়া চক্রবর্তী',
  Gujarati: 'કૃષ્ણા જ્યોતિ',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ',
  Kannada: 'ಕೃಷ್ಣಮೂರ್ತಿ',
  Malayalam: 'പ്രവീണ്\u200d',
  'Meetei Mayek': 'ꯂꯩꯃꯥ ꯗꯦꯕꯤ',
  Odia: 'ଲକ୍ଷ୍ମୀ ଦାସ',
  'Ol Chiki': 'ᱥᱚᱱᱟᱛ ᱢᱩᱨᱢᱩ',
  Tamil: 'ஸ்ரீதர் கிருஷ்ணன்',
  Telugu: 'వెంకటేశ్వర రావు',
  Urdu: 'عائشہ خان',
};

/** Names that sign-up accepts, although our fonts lack their letters. */
const NOT_DRAWN = {
  Armenian: 'Անի',
  Chinese: '王小明',
  Cyrillic: 'Анна Иванова',
  Ethiopic: 'አበበ',
  Georgian: 'ნინო',
  Greek: 'Ελένη',
  Hebrew: 'רחל כהן',
  Japanese: 'さくら',
  Khmer: 'សុខា',
  Korean: '김민수',
  Lao: 'ສົມສະໄໝ',
  'Latin with a mark that is no letter of its own': 'M\u0310aya',
  Myanmar: 'အောင်ဆန်း',
  Sinhala: 'ක්\u200dරිෂ්ණ',
  Thaana: 'އަލީ',
  Thai: 'สมชาย',
  Tibetan: 'བསྟན',
};

const ADDRESS = 'https://sangha.example/c/ABCD-EFGH-JKMN';
const brand = { names: { en: 'Sangha', hi: 'संघ', mr: 'संघ' }, logo: null };
const outline = await createTextOutliner();

/** Returns an outliner that also records each text that it cannot draw. */
function createRecorder(): { missing: Set<string>; outline: TextOutliner; drawn: Set<string> } {
  const [missing, drawn] = [new Set<string>(), new Set<string>()];
  return {
    missing,
    drawn,
    outline: (text, face, size) => {
      const outlined = outline(text, face, size);
      (outlined ? drawn : missing).add(text);
      return outlined;
    },
  };
}

function drawCertificate(name: string, outliner: TextOutliner = outline) {
  const view = { code: 'ABCD-EFGH-JKMN', name, title: 'Fourteen mornings', titleLang: undefined, length: 14 };
  const texts = { text: 'has finished it.', issued: 'Issued today', address: ADDRESS, signed: null };
  return drawCertificatePage({ ...view, ...texts, qr: buildQrPath(ADDRESS) }, 'en', brand, outliner);
}

function drawDonationReceipt(donor: string, outliner: TextOutliner = outline) {
  const money = { amount: 501, amountInWords: 'five hundred one', refunded: 0, karma_points: null };
  const texts = { number: 'SNG-2026-27-000012', category: 'Custom', method: 'Cheque', date: '10 June 2026' };
  return drawReceipt({ ...money, ...texts, donor, brand: 'Sangha', address: '' }, 'en', brand, outliner);
}

const common = { language: 'en', brand, outline, link: { qr: { size: 1, path: '' }, label: '' } } as const;
const drawImages = (firstName: string) =>
  [
    <InviteShareCard key="invitation" {...common} firstName={firstName} />,
    <InviteSquareCard key="square" {...common} firstName={firstName} code="ASHA7K22" />,
    <StreakStoryCard key="streak" {...common} firstName={firstName} streak={7} title="Abhyasi" />,
    <ChallengeShareCard key="challenge" {...common} firstName={firstName} length={14} date="20 November 2026" />,
  ].map((card) => renderToStaticMarkup(card));

const readTexts = async (page: Parameters<typeof renderPdf>[0]) => readPdfTexts(Buffer.from(await renderPdf(page)));

test.each(Object.entries({ ...DRAWN, ...NOT_DRAWN }))('sign-up accepts a name in %s', (_, name) => {
  expect(createPersonNameField('Please enter your name', 100).parse(name)).toBe(name.normalize('NFC'));
});

test.each(Object.entries(DRAWN))('a name in %s is drawn on certificate, receipt and images', async (_, name) => {
  for (const draw of [drawCertificate, drawDonationReceipt]) {
    const { missing, drawn, outline: recorded } = createRecorder();
    expect(await readTexts(draw(name, recorded))).toContain(name);
    expect([...missing]).toEqual([]);
    expect(drawn).toContain(name);
  }
  const [without = [], images = []] = ['', name].map(drawImages);
  for (const [at, image] of images.entries()) {
    expect(image).not.toContain('<text');
    expect(image.length).toBeGreaterThan(without[at]?.length ?? 0);
  }
});

test.each(Object.entries(NOT_DRAWN))('a name in %s is a blank on certificate and receipt', async (_, name) => {
  for (const draw of [drawCertificate, drawDonationReceipt]) {
    const { drawn, outline: recorded } = createRecorder();
    const texts = await readTexts(draw(name, recorded));
    // The text of the blank is the name, for screen readers and for copying.
    expect(texts).toContain(name);
    expect([...drawn].filter((text) => /^_+(?: _+)*$/.test(text))).not.toEqual([]);
    expect([...drawn].filter((text) => text.includes('?'))).toEqual([]);
  }
});

test.each(Object.entries(NOT_DRAWN))('the images leave out a name in %s', (_, name) => {
  for (const image of drawImages(name)) expect(image).not.toContain('<text');
});
