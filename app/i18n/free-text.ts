import { interpolate } from './interpolate';
import type { Language } from './languages';
import { CATALOGUES } from './catalogue';

/** Returns the text of a message that has no WhatsApp template at the provider, otherwise null. */
export function getTextWithoutTemplate(language: Language, template: string, values: { url: string }): string | null {
  const { replies } = CATALOGUES[language];
  if (template !== 'notices_stopped' && template !== 'notices_resumed') return null;
  return interpolate(replies[template], values);
}
