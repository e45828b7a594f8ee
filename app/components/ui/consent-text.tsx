import { localizePath } from '~/i18n/languages';
import { useLanguage } from './use-language';
import { useMessages } from './use-messages';

/**
 * Consent text with links to the policies. They open in a dialog, so that typed values are not
 * lost.
 */
export function ConsentText({ text }: { text: string }) {
  const messages = useMessages('consent');
  const language = useLanguage();
  return text.split(/\{(terms|privacy)\}/).map((part) =>
    part === 'terms' || part === 'privacy' ? (
      <a key={part} href={localizePath(language, `/${part}`)} target="_blank" className="underline">
        {messages[part]}
      </a>
    ) : (
      part
    ),
  );
}
