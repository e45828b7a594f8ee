import type * as HarfBuzz from 'harfbuzzjs';
import lailaDevanagari from '~/assets/fonts/laila-devanagari-600.woff2?inline';
import lailaLatin from '~/assets/fonts/laila-latin-600.woff2?inline';
import muktaDevanagari from '~/assets/fonts/mukta-devanagari-400.woff2?inline';
import muktaLatin from '~/assets/fonts/mukta-latin-400.woff2?inline';
import type { TextPath, OutlineText } from '~/lib/text-path';

const FACES = {
  display: { latin: lailaLatin, devanagari: lailaDevanagari },
  text: { latin: muktaLatin, devanagari: muktaDevanagari },
};

const MISSING_GLYPH = 0;

let opened: Promise<OutlineText> | undefined;

/**
 * Draws text as outlines of our own fonts: a server need have none.
 * Null for a text with letters that these fonts do not have.
 */
export function textOutlines(): Promise<OutlineText> {
  opened ??= open();
  return opened;
}

type FontReader = (dataUrl: string) => Promise<{ shaped: (text: string) => Glyph[]; unitsPerEm: number }>;

interface Glyph {
  isMissing: boolean;
  path: string;
  offset: [x: number, y: number];
  advance: number;
}

async function open(): Promise<OutlineText> {
  const read = await fontReader();
  const fonts = {
    display: { latin: await read(FACES.display.latin), devanagari: await read(FACES.display.devanagari) },
    text: { latin: await read(FACES.text.latin), devanagari: await read(FACES.text.devanagari) },
  };
  return (text, face, size) => {
    const paths: TextPath[] = [];
    let x = 0;
    for (const [run] of text.matchAll(/[\u0900-\u097f\u200c\u200d]+|[^\u0900-\u097f\u200c\u200d]+/g)) {
      const { shaped, unitsPerEm } = fonts[face][/[\u0900-\u097f]/.test(run) ? 'devanagari' : 'latin'];
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

/** Loaded with the first picture: most processes never draw one. */
async function fontReader(): Promise<FontReader> {
  const [harfBuzz, { default: decompress }] = await Promise.all([
    import('harfbuzzjs'),
    import('woff2-encoder/decompress'),
  ]);
  return async (dataUrl) => {
    const packed = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
    const face = new harfBuzz.Face(new harfBuzz.Blob(await decompress(packed)));
    const font = new harfBuzz.Font(face);
    return { shaped: (text) => glyphsOf(harfBuzz, font, text), unitsPerEm: face.upem };
  };
}

function glyphsOf(harfBuzz: typeof HarfBuzz, font: HarfBuzz.Font, text: string): Glyph[] {
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
