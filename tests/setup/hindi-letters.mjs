// @ts-check
import { findExecutable } from './executable.mjs';

/**
 * Ensures that the system has a Devanagari font, as phones in India do. Text uses it until our web
 * fonts have loaded. Without it, the fallback glyphs have different widths. Chromium finds it
 * automatically.
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
