import fs from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer as TextBuffer, Face, Font, shapeWithTrace, TracePhase } from 'harfbuzzjs';
import { format, resolveConfig } from 'prettier';
import { compress, decompress } from 'woff2-encoder';
import { type Language, LANGUAGE_NAMES } from '~/i18n/languages';
import { DEVANAGARI_LANGUAGES, listPublicDevanagariWords } from '~/i18n/devanagari';
import { createSubsetter } from './subsetter';

// Subsets the fonts to the letters that public pages use. Run `npm run fonts:cut` after changing
// texts.

/** All Devanagari letters and the most frequent conjuncts, for texts that staff enter. */
const LETTERS =
  'ँ ं ः अ आ इ ई उ ऊ ऋ ए ऐ ओ औ क ख ग घ च छ ज झ ट ठ ड ढ ण त थ द ध न प फ ब भ म य र ल व श ष स ह ळ ़ ा ि ी ु ू ृ े ै ॉ ो ौ ् । ऑ ॲ ञ';
const CONJUNCTS =
  'क्ष ज्ञ त्र श्र प्र क्र ग्र द्ध द्य त्त त्य न्न न्त म्म व्य स्त स्थ स्व स्य स्म ष्ट र्म र्य र्ग र्व र्त च्च ' +
  'च्छ क्य क्त ल्य ल्ल न्द न्ह द्र ह्य र्थ र्द र्श र्क ट्र';

interface CutFace {
  family: 'Laila' | 'Mukta';
  weight: 400 | 600;
  /** Purpose of the font, which is part of its file name. */
  use: string;
  words: readonly string[];
}

const createPageFace = (family: CutFace['family'], weight: CutFace['weight'], language: Language): CutFace => ({
  family,
  weight,
  use: `Public ${language}`,
  words: [...listPublicDevanagariWords(weight, language), ...LETTERS.split(' '), ...CONJUNCTS.split(' ')],
});

/**
 * Fonts to create. The language switch shows only the names of the languages, so it gets a
 * separate, very small font.
 */
const FACES: readonly CutFace[] = [
  ...DEVANAGARI_LANGUAGES.flatMap((language) => [
    createPageFace('Laila', 600, language),
    createPageFace('Mukta', 400, language),
    createPageFace('Mukta', 600, language),
  ]),
  {
    family: 'Laila',
    weight: 600,
    use: 'Names',
    words: Object.values(LANGUAGE_NAMES).filter((name) => /[^ -~]/.test(name)),
  },
];

const getFontPath = (name: string) => fileURLToPath(new URL(`../assets/fonts/${name}`, import.meta.url));

const subset = await createSubsetter();
const rules: string[] = [];
for (const { family, weight, use, words } of FACES) {
  const name = family.toLowerCase();
  const whole = await decompress(await fs.readFile(getFontPath(`${name}-devanagari-${weight}.woff2`)));
  const letters = [...new Set(words.join(''))].map((letter) => letter.codePointAt(0) ?? 0);
  const cut = subset(whole, letters, listGlyphs(whole, words));
  const cutFile = `${name}-${use.toLowerCase().replace(' ', '-')}-${weight}.woff2`;
  const packed = await compress(cut);
  await fs.writeFile(getFontPath(cutFile), packed);
  rules.push(buildFontFaceRule(`${family} ${use}`, weight, cutFile, letters));
  process.stdout.write(`${cutFile}: ${packed.length} bytes\n`);
}
const stylesheet = fileURLToPath(new URL('cut-fonts.css', import.meta.url));
const head =
  '/* Devanagari font subsets for the words on public pages and the names of languages, created by `npm\n   run fonts:cut`. All other letters come from the complete font. */\n';
await fs.writeFile(
  stylesheet,
  await format(head + rules.join(''), { ...(await resolveConfig(stylesheet)), parser: 'css' }),
);

/**
 * Returns the ids of the glyphs that the words need, including the glyphs from which conjuncts are
 * composed.
 */
function listGlyphs(font: Uint8Array, words: readonly string[]): Set<number> {
  const shaper = new Font(new Face(new Blob(font)));
  const glyphs = new Set<number>();
  for (const word of words) {
    const buffer = new TextBuffer();
    buffer.addText(word);
    buffer.guessSegmentProperties();
    for (const { t } of shapeWithTrace(shaper, buffer, [], 0, TracePhase.DONT_STOP)) {
      for (const { g } of t as { g: number }[]) glyphs.add(g);
    }
  }
  return glyphs;
}

function buildFontFaceRule(family: string, weight: number, cutFile: string, letters: readonly number[]): string {
  return `@font-face {
    font-family: '${family}';
    font-weight: ${weight};
    font-display: swap;
    src: url('../assets/fonts/${cutFile}') format('woff2');
    unicode-range: ${toUnicodeRanges(letters).join(', ')};
  }\n`;
}

function toUnicodeRanges(letters: readonly number[]): string[] {
  const ranges: [number, number][] = [];
  for (const letter of letters.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && letter === last[1] + 1) last[1] = letter;
    else ranges.push([letter, letter]);
  }
  const hex = (letter: number) => letter.toString(16).toUpperCase().padStart(4, '0');
  return ranges.map(([from, to]) => `U+${hex(from)}${to === from ? '' : `-${hex(to)}`}`);
}
