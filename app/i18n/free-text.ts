import { interpolate } from './interpolate';
import { type Language, LANGUAGES } from './languages';
import { getCatalogue } from './catalogue';

/** Templates without a text at the provider, with the page to which each links. */
const PATHS: Readonly<Record<string, string>> = {
  notices_stopped: '',
  notices_resumed: '/profile-edit',
  phone_confirmed: '/forgot-password',
  message_received: '',
};

/**
 * Returns the text of a message that has no WhatsApp template at the provider, otherwise null. It
 * ends with the signature of the organisation, if there is one.
 */
export function getTextWithoutTemplate(
  language: Language,
  template: string,
  { publicUrl, signature, names }: { publicUrl: string; signature: string; names: Readonly<Record<Language, string>> },
): string | null {
  const { replies } = getCatalogue(language, { names });
  const path = PATHS[template];
  if (path === undefined) return null;
  return [
    interpolate(replies[template as keyof typeof replies], { url: publicUrl + path }),
    ...(signature ? [signature] : []),
  ].join('\n\n');
}

/** Returns the message of "Confirm by WhatsApp" in each language. */
export function listReplyTexts(brand: { names: Readonly<Record<Language, string>> }, code: string): string[] {
  return LANGUAGES.map((language) =>
    interpolate(getCatalogue(language, brand).member.confirmPhone.replyText, { code }),
  );
}
