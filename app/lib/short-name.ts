import { getFirstName } from './first-name';

const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns the first name and the initial of the last name, such as `Asha S.`. */
export function shortenName(name: string): string {
  const first = getFirstName(name);
  const last = name.trim().split(/\s+/).at(-1) ?? first;
  if (last === first) return first;
  const [initial] = GRAPHEMES.segment(last);
  return `${first} ${initial?.segment ?? ''}.`;
}
