import type * as HarfBuzz from 'harfbuzzjs';
import lailaDevanagari from '~/assets/fonts/laila-devanagari-600.woff2?inline';
import lailaLatin from '~/assets/fonts/laila-latin-600.woff2?inline';
import muktaDevanagari from '~/assets/fonts/mukta-devanagari-400.woff2?inline';
import muktaLatin from '~/assets/fonts/mukta-latin-400.woff2?inline';
import type { TextPath, TextOutliner } from '~/lib/text-path';

const FACES = {
  display: { latin: lailaLatin, devanagari: lailaDevanagari },
  text: { latin: muktaLatin, devanagari: muktaDevanagari },
};

const MISSING_GLYPH = 0;

let opened: Promise<TextOutliner> | undefined;

/**
 * Creates a function that converts text to outlines of our own fonts, so that the server needs no
 * installed fonts. The function returns null for a text with letters that these fonts lack.
 */
export function createTextOutliner(): Promise<TextOutliner> {
  opened ??= open();
  return opened;
}

interface ReadFont {
  shaped: (text: string) => Glyph[];
  unitsPerEm: number;
}

type FontReader = (dataUrl: string) => Promise<ReadFont>;

interface Script {
  run: RegExp;
  font: ReadFont;
}

/** Zero-width joiner and non-joiner, which change how the adjacent letters are drawn. */
const JOINERS = '\\u200c\\u200d';

interface Glyph {
  isMissing: boolean;
  path: string;
  offset: [x: number, y: number];
  advance: number;
}

async function open(): Promise<TextOutliner> {
  const [read, { NAME_FONTS_BY_RANGE: NAME_FONTS }] = await Promise.all([
    createFontReader(),
    import('./name-fonts.server'),
  ]);
  const others = await Promise.all(NAME_FONTS.map(async ([letters, font]) => createScript(letters, await read(font))));
  const loadFonts = async ({ latin, devanagari }: (typeof FACES)['text']) => ({
    latin: await read(latin),
    scripts: [createScript('\\u0900-\\u097f', await read(devanagari)), ...others],
  });
  const fonts = { display: await loadFonts(FACES.display), text: await loadFonts(FACES.text) };
  return (text, face, size) => {
    const paths: TextPath[] = [];
    let x = 0;
    const { latin, scripts } = fonts[face];
    for (const { run, font } of listRuns(text, scripts)) {
      const { shaped, unitsPerEm } = font ?? latin;
      const scale = size / unitsPerEm;
      for (const { isMissing, path, offset, advance } of shaped(run)) {
        if (isMissing) return null;
        const [left, up] = [x + offset[0] * scale, offset[1] * scale];
        if (path) paths.push({ path, transform: `translate(${left} ${-up}) scale(${scale} ${-scale})` });
        x += advance * scale;
      }
    }
    return { paths, width: x };
  };
}

/** Returns a pattern for consecutive words in one script, including the spaces between them. */
function createScript(letters: string, font: ReadFont): Script {
  const word = `[${letters}][${letters}${JOINERS}]*`;
  return { run: new RegExp(`${word}(?: +${word})*`, 'y'), font };
}

interface Run {
  run: string;
  font: ReadFont | null;
}

/** Matches Arabic words with the punctuation between them, which are ordered from right to left. */
const RIGHT_TO_LEFT = /(\p{Script=Arabic}(?:[\p{Script=Arabic}\p{M}\p{Cf}]|[ .'-]+(?=\p{Script=Arabic}))*)/u;

/** Returns the runs of a text from left to right. */
function listRuns(text: string, scripts: readonly Script[]): Run[] {
  return text.split(RIGHT_TO_LEFT).flatMap((part, at) => {
    const runs = splitIntoRuns(part, scripts);
    const isRightToLeft = at % 2 === 1;
    return isRightToLeft ? runs.toReversed().map(reversePunctuation) : runs;
  });
}

/** Reverses a run without a font of its own. HarfBuzz reverses the Arabic runs. */
function reversePunctuation({ run, font }: Run): Run {
  return { run: font ? run : [...run].toReversed().join(''), font };
}

/** Splits a text into runs that use one font each. Characters without a font get the Latin font. */
function splitIntoRuns(text: string, scripts: readonly Script[]): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < text.length;) {
    const found = scripts.flatMap(({ run, font }) => {
      run.lastIndex = at;
      const [matched] = run.exec(text) ?? [];
      return matched === undefined ? [] : [{ run: matched, font }];
    })[0] ?? { run: String.fromCodePoint(text.codePointAt(at) ?? 0), font: null };
    const last = runs.at(-1);
    if (last?.font === null && found.font === null) last.run += found.run;
    else runs.push(found);
    at += found.run.length;
  }
  return runs;
}

/** Loads HarfBuzz with the first image, because most processes never render one. */
async function createFontReader(): Promise<FontReader> {
  const [harfBuzz, { default: decompress }] = await Promise.all([
    import('harfbuzzjs'),
    import('woff2-encoder/decompress'),
  ]);
  return async (dataUrl) => {
    const packed = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
    const face = new harfBuzz.Face(new harfBuzz.Blob(await decompress(packed)));
    const font = new harfBuzz.Font(face);
    return { shaped: (text) => shapeText(harfBuzz, font, text), unitsPerEm: face.upem };
  };
}

function shapeText(harfBuzz: typeof HarfBuzz, font: HarfBuzz.Font, text: string): Glyph[] {
  const buffer = new harfBuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfBuzz.shape(font, buffer);
  return buffer.getGlyphInfosAndPositions().map(({ codepoint: glyph, xOffset = 0, yOffset = 0, xAdvance = 0 }) => ({
    isMissing: glyph === MISSING_GLYPH,
    path: font.glyphToPath(glyph),
    offset: [xOffset, yOffset],
    advance: xAdvance,
  }));
}
