import { fill } from './fill';
import type { Language } from './languages';
import { WORDS } from './words';

/** The text of a message that has no template at the provider; null for all others. */
export function freeText(language: Language, template: string, values: { url: string }): string | null {
  const { replies } = WORDS[language];
  if (template !== 'notices_stopped' && template !== 'notices_resumed') return null;
  return fill(replies[template], values);
}
