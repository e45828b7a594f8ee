import type { ConsentWords } from '~/i18n/consent';
import { pathIn } from '~/i18n/languages';
import { useLanguage } from './use-language';

/** The policies open beside the form, so that what is typed stays. */
export function PolicySentence({ text, words }: { text: string; words: ConsentWords }) {
  const language = useLanguage();
  return text.split(/\{(terms|privacy)\}/).map((part) =>
    part === 'terms' || part === 'privacy' ? (
      <a key={part} href={pathIn(language, `/${part}`)} target="_blank" className="underline">
        {words[part]}
      </a>
    ) : (
      part
    ),
  );
}
