import { useLocation } from '@remix-run/react';
import { type Language, LANGUAGE_NAMES, LANGUAGES, LOCALES } from '~/i18n/languages';
import { joinClassNames } from './class-names';

/** Links to the page in other languages. The server stores the choice. */
export function LanguageLinks({ current, className }: { current: Language; className?: string }) {
  const { pathname, search } = useLocation();
  return LANGUAGES.filter((language) => language !== current).map((language) => {
    const query = new URLSearchParams(search);
    query.set('lang', language);
    return (
      <a
        key={language}
        href={`${pathname}?${query}`}
        lang={LOCALES[language]}
        hrefLang={LOCALES[language]}
        className={joinClassNames(
          'display inline-flex min-h-touch font-names items-center justify-self-start text-[1.0625rem] no-underline hover:underline',
          className,
        )}
      >
        {LANGUAGE_NAMES[language]}
      </a>
    );
  });
}
