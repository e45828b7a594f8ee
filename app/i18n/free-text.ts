import { fill } from './fill';
import type { Language } from './languages';
import { WORDS } from './words';

/** Returns the text of a message without a provider template, otherwise null. */
export function freeText(language: Language, template: string, values: { url: string }): string | null {
  const { replies } = WORDS[language];
  if (template !== 'notices_stopped' && template !== 'notices_resumed') return null;
  return fill(replies[template], values);
}
