// @ts-check
import { findExecutable } from './executable.mjs';

/**
 * Makes sure of letters for Hindi in the system, as phones in India have them: they show until ours
 * are there, and where the system has none, boxes of other widths would. Chromium finds them by
 * itself.
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
