import { useLocation } from '@remix-run/react';
import { BrandLink } from '~/components/ui/brand-link';
import { joinClassNames } from '~/components/ui/class-names';
import { LanguageBanner } from '~/components/ui/language-banner';
import { SkipLink } from '~/components/ui/skip-link';
import { LANGUAGE_NAMES, LANGUAGES, LOCALES, localizePath } from '~/i18n/languages';
import { useMessages } from '~/components/ui/use-messages';
import { PAGE_WIDTH_CLASS } from './layout-classes';
import { usePageLocation } from './use-page-location';
import { usePublicLinks } from './use-public-links';

const link = 'min-h-touch items-center font-semibold text-inherit no-underline hover:underline';

/** Header of public pages. With `over` it is placed on top of the image below it. */
export function PublicHeader({
  over = false,
  isTranslated = true,
  offersLanguage = true,
  nav,
  className,
}: {
  over?: boolean;
  /** True if the page is available in every language. */
  isTranslated?: boolean;
  /** False on certificates and on pages whose form must fit on the first screen. */
  offersLanguage?: boolean;
  nav?: readonly { to: string; label: string }[];
  className?: string;
}) {
  const { pageLink, appLink } = usePublicLinks();
  const messages = useMessages('site.header');
  const { pathname } = useLocation();
  const isMember = usePageLocation()?.isMember;
  return (
    <>
      <SkipLink />
      {isTranslated && offersLanguage ? (
        <LanguageBanner linkTo={(language) => `${localizePath(language, pathname)}?lang=${language}`} />
      ) : null}
      <div className="relative">
      <header className={joinClassNames(over && 'absolute inset-x-0 top-0 z-10', className ?? 'text-ink')}>
        <div className={`${PAGE_WIDTH_CLASS} flex min-h-16 flex-wrap items-center justify-between gap-x-6 lg:min-h-22`}>
          <BrandLink className="text-inherit" to={pageLink('/')} />
          <nav aria-label={messages.menu} className="flex flex-wrap justify-end gap-x-5 lg:gap-x-8">
            {nav?.map(({ to, label }) => (
              <a key={to} href={to} className={`hidden lg:inline-flex ${link}`}>
                {label}
              </a>
            ))}
            {isTranslated ? <LanguageSwitch /> : null}
            <a href={isMember ? '/dashboard' : appLink('/login')} className={`inline-flex ${link}`}>
              {isMember ? messages.dashboard : messages.login}
            </a>
          </nav>
        </div>
      </header>
      </div>
    </>
  );
}

/** Links to the same page in other languages. The server stores the choice. */
function LanguageSwitch() {
  const { language } = usePublicLinks();
  const { pathname } = useLocation();
  return LANGUAGES.filter((other) => other !== language).map((other) => (
    <a
      key={other}
      href={`${localizePath(other, pathname)}?lang=${other}`}
      lang={LOCALES[other]}
      hrefLang={LOCALES[other]}
      className={`inline-flex font-names ${link}`}
    >
      {LANGUAGE_NAMES[other]}
    </a>
  ));
}
