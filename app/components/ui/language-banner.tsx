import X from 'lucide/dist/esm/icons/x.mjs';
import { LABELS_FOR_OTHER_LANGUAGES, LANGUAGES, LOCALES } from '~/i18n/languages';
import { Icon } from './icon';
import { useLanguage } from './use-language';
import { useMessages } from './use-messages';

/**
 * Offers the page in a different language. The HTML is cached for all visitors, so the offer is
 * hidden in it. A stylesheet that depends on the Accept-Language header shows the offer.
 */
export function LanguageBanner({ linkTo }: { linkTo: (language: (typeof LANGUAGES)[number]) => string }) {
  const current = useLanguage();
  const { close } = useMessages('interface.controls');
  return (
    <>
      {LANGUAGES.filter((language) => language !== current).map((language) => (
        <aside
          key={language}
          data-offer={language}
          lang={LOCALES[language]}
          aria-label={LABELS_FOR_OTHER_LANGUAGES[language].offer.go}
          className="fixed inset-x-3 bottom-3 z-20 mx-auto hidden max-w-md flex-wrap items-center gap-x-4 rounded-sheet bg-[#fffdf8] py-2 pr-2 pl-4 text-[#17233f] shadow-(--shadow-leaf) forced-colors:border print:hidden"
        >
          <p className="min-w-0 flex-1">
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
      <link rel="stylesheet" href={`/language-offer.css?on=${current}`} />
    </>
  );
}
