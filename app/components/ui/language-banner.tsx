import X from 'lucide/dist/esm/icons/x.mjs';
import { LABELS_FOR_OTHER_LANGUAGES, LANGUAGES, LOCALES } from '~/i18n/languages';
import { Icon } from './icon';
import { useLanguage } from './use-language';
import { useMessages } from './use-messages';

/**
 * A line that offers the page in a different language. The HTML is cached for all visitors, so the
 * line is hidden in it. A stylesheet that depends on the Accept-Language header shows the line. The
 * stylesheet is loaded first, so that the line is there when the page is first drawn.
 */
export function LanguageBanner({ linkTo }: { linkTo: (language: (typeof LANGUAGES)[number]) => string }) {
  const current = useLanguage();
  const { close } = useMessages('interface.controls');
  return (
    <>
      <link rel="stylesheet" href={`/language-offer.css?on=${current}`} />
      {LANGUAGES.filter((language) => language !== current).map((language) => (
        <aside
          key={language}
          data-offer={language}
          lang={LOCALES[language]}
          aria-label={LABELS_FOR_OTHER_LANGUAGES[language].offer.go}
          className="hidden flex-wrap items-center justify-center gap-x-4 border-b border-hair bg-leaf px-5 py-1 print:hidden"
        >
          <p className="min-w-0 flex-[0_1_auto]">
            {LABELS_FOR_OTHER_LANGUAGES[language].offer.text}{' '}
            <a
              href={linkTo(language)}
              hrefLang={LOCALES[language]}
              className="inline-flex min-h-touch items-center font-semibold underline"
            >
              {LABELS_FOR_OTHER_LANGUAGES[language].offer.go}
            </a>
          </p>
          <a
            href={linkTo(current)}
            lang={LOCALES[current]}
            aria-label={close}
            className="grid size-touch flex-none place-items-center"
          >
            <Icon glyph={X} />
          </a>
        </aside>
      ))}
    </>
  );
}
