import type { ReactNode } from 'react';
import { Link, useLocation, useNavigation } from '@remix-run/react';
import { DayScene } from '~/components/art/day-scene';
import { BrandLink } from '~/components/ui/brand-link';
import { LanguageBanner } from '~/components/ui/language-banner';
import { LanguageLinks } from '~/components/ui/language-links';
import { ToastRegion } from '~/components/ui/toast-region';
import { useLanguage } from '~/components/ui/use-language';
import { localizePath } from '~/i18n/languages';

/**
 * Layout of login and registration pages, with a picture above the form or, on laptops, next to it.
 */
export function AuthShell({
  title,
  intro,
  children,
  other,
}: {
  title: ReactNode;
  intro: ReactNode;
  children: ReactNode;
  other: { question: string; to: string; label: string };
}) {
  const language = useLanguage();
  const { pathname } = useLocation();
  const isSending = useNavigation().formData !== undefined;
  return (
    <>
      <LanguageBanner linkTo={(chosen) => `${pathname}?lang=${chosen}`} />
      <div className="relative lg:grid lg:min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <header className="relative h-59 bg-scene sm:h-75 lg:static lg:h-auto">
          <DayScene
            crop="strip"
            tabletCrop="wide"
            laptopCrop="tall"
            className="absolute inset-0 size-full lg:sticky lg:inset-auto lg:top-0 lg:h-dvh"
          />
          <div className="absolute inset-x-5 top-2 flex flex-wrap items-center justify-between gap-x-4 text-ink lg:inset-x-8 lg:top-5">
            <BrandLink className="text-ink" to={localizePath(language, '/')} />
            <div className="flex flex-wrap gap-x-4">
              <LanguageLinks current={language} className="lg:text-ink" />
            </div>
          </div>
        </header>
        <main
          id="main"
          className="mx-auto grid w-full max-w-[460px] content-start gap-[18px] px-5 pt-[22px] pb-7 lg:content-center lg:py-16"
        >
          <ToastRegion place="above" />
          <div>
            <h1 className="text-[min(2rem,11.5vw)] leading-[1.12] whitespace-pre-line lg:text-[2.5rem]">{title}</h1>
            <p className="mt-1 text-ink-soft">{intro}</p>
          </div>
          {children}
          <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-hair pt-3.5">
            <span className="text-ink-soft">{other.question}</span>
            <Link
              to={other.to}
              // Ignores taps while the form is being sent. When a toast disappears, the page moves
              // up, and a second tap on the button could hit this link.
              onClick={(event) => isSending && event.preventDefault()}
              className="inline-flex min-h-touch items-center font-semibold underline"
            >
              {other.label}
            </Link>
          </p>
        </main>
      </div>
    </>
  );
}
