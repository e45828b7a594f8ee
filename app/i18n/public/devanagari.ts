import { controlWords } from '~/i18n/controls';
import { hindi as member } from '~/i18n/member/hi';
import { noteWords } from '~/i18n/notes';
import { hindi as policies } from '~/i18n/policies/hi';
import { hindi as site } from './hi';

/** Every word in Devanagari that the pages without scripts say in a weight: what their fonts are cut to. Of the policies the headings alone are bold. */
export function publicDevanagariWords(weight: 400 | 600): string[] {
  const documents = Object.values(policies);
  const read = weight === 400 ? documents : documents.flatMap(({ sections }) => sections.map(({ heading }) => heading));
  const said = JSON.stringify([site, noteWords('hi'), controlWords('hi'), member.resources, read]);
  return [...new Set(said.match(/[\u0900-\u097f\u200c\u200d]+/g))];
}
