import arabic from '~/assets/fonts/noto-naskh-arabic-600.woff2?inline';
import bengali from '~/assets/fonts/noto-sans-bengali-600.woff2?inline';
import gujarati from '~/assets/fonts/noto-sans-gujarati-600.woff2?inline';
import gurmukhi from '~/assets/fonts/noto-sans-gurmukhi-600.woff2?inline';
import kannada from '~/assets/fonts/noto-sans-kannada-600.woff2?inline';
import latin from '~/assets/fonts/noto-sans-latin-600.woff2?inline';
import latinExtended from '~/assets/fonts/noto-sans-latin-ext-600.woff2?inline';
import malayalam from '~/assets/fonts/noto-sans-malayalam-600.woff2?inline';
import meetei from '~/assets/fonts/noto-sans-meetei-mayek-600.woff2?inline';
import olChiki from '~/assets/fonts/noto-sans-ol-chiki-600.woff2?inline';
import oriya from '~/assets/fonts/noto-sans-oriya-600.woff2?inline';
import tamil from '~/assets/fonts/noto-sans-tamil-600.woff2?inline';
import telugu from '~/assets/fonts/noto-sans-telugu-600.woff2?inline';

/** Fonts for names in scripts that the page fonts do not support, by code point range. */
export const NAME_FONTS_BY_RANGE: readonly (readonly [letters: string, font: string])[] = [
  // Includes the spaces between words, because the words of Urdu are also ordered from right to
  // left.
  ['\\u0600-\\u06ff\\u0750-\\u077f\\ufb50-\\ufdff\\ufe70-\\ufefc', arabic],
  ['\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u00ff', latin],
  ['\\u0100-\\u024f\\u1e00-\\u1eff', latinExtended],
  ['\\u0980-\\u09ff', bengali],
  ['\\u0a00-\\u0a7f', gurmukhi],
  ['\\u0a80-\\u0aff', gujarati],
  ['\\u0b00-\\u0b7f', oriya],
  ['\\u0b80-\\u0bff', tamil],
  ['\\u0c00-\\u0c7f', telugu],
  ['\\u0c80-\\u0cff', kannada],
  ['\\u0d00-\\u0d7f', malayalam],
  ['\\u1c50-\\u1c7f', olChiki],
  ['\\uaae0-\\uaaff\\uabc0-\\uabff', meetei],
];
