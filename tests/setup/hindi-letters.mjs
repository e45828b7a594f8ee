// @ts-check
import { findExecutable } from './executable.mjs';

/**
 * Ensures that a Devanagari font is installed, as on phones in India. Chromium uses it until the
 * web fonts are loaded. Without such a font, the fallback glyphs would have different widths.
 */
export function ensureHindiLetters() {
  findExecutable({
    title: 'The font Noto Sans Devanagari',
    variable: 'NOTO_DEVANAGARI_PATH',
    names: [],
    places: ['/usr/share/fonts/truetype/noto/NotoSansDevanagari-Regular.ttf'],
    debianPackage: 'fonts-noto-core',
  });
}
