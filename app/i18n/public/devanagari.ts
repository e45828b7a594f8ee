import { MOVEMENT } from '~/i18n/languages';
import { controlWords } from '~/i18n/controls';
import { hindi as member } from '~/i18n/member/hi';
import { noteWords } from '~/i18n/notes';
import { hindi as policies } from '~/i18n/policies/hi';
import { hindi as site } from './hi';

/** What is said to search engines, previews and readers of the screen, and so drawn in no font. */
const UNDRAWN = ['site', 'metaTitle', 'metaDescription', 'event', 'portrait', 'siteTitle', 'siteText', 'notFoundPage', 'failurePage'];

/** What is never bold; a test looks at the pages for it. */
const PLAIN = ['text', 'answer', 'points', 'story', 'intro', 'subtitle', 'failedText'];

/** Every word in Devanagari that the pages without scripts say in a weight: what their fonts are cut to. Of the policies the headings alone are bold. */
export function publicDevanagariWords(weight: 400 | 600): string[] {
  const documents = Object.values(policies);
  const read = weight === 400 ? documents : documents.flatMap(({ sections }) => sections.map(({ heading }) => heading));
  const left = weight === 400 ? UNDRAWN : [...UNDRAWN, ...PLAIN];
  const said = JSON.stringify([MOVEMENT.hi, site, noteWords('hi'), controlWords('hi'), member.resources, read], (key, value: unknown) =>
    left.includes(key) ? undefined : value,
  );
  return [...new Set(said.match(/[\u0900-\u097f\u200c\u200d]+/g))];
}
