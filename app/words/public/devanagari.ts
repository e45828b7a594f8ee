import { controlWords } from '../controls';
import { hindi as member } from '../member/hi';
import { noteWords } from '../notes';
import { hindi as site } from './hi';

/** Every word in Devanagari that the pages without scripts say in a weight: what their fonts are cut to. The policies in short are never bold. */
export function publicDevanagariWords(weight: 400 | 600): string[] {
  const { inShort, ...policy } = site.policy;
  const text = [{ ...site, policy }, noteWords('hi'), controlWords('hi'), member.resources];
  const said = JSON.stringify(weight === 400 ? [...text, inShort] : text);
  return [...new Set(said.match(/[\u0900-\u097f\u200c\u200d]+/g))];
}
