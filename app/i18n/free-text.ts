import { interpolate } from './interpolate';
import type { Language } from './languages';
import { getCatalogue } from './catalogue';

/**
 * Returns the text of a message that has no WhatsApp template at the provider, otherwise null. It
 * ends with the signature of the organisation, if there is one.
 */
export function getTextWithoutTemplate(
  language: Language,
  template: string,
  { url, signature, names }: { url: string; signature: string; names: Readonly<Record<Language, string>> },
): string | null {
  const { replies } = getCatalogue(language, { names });
  if (template !== 'notices_stopped' && template !== 'notices_resumed') return null;
  return [interpolate(replies[template], { url }), ...(signature ? [signature] : [])].join('\n\n');
}
