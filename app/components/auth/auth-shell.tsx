import type { ReactNode } from 'react';
import { Link } from '@remix-run/react';
import { Scene } from '~/components/art/scene';
import { Brand } from '~/components/ui/brand';
import { LanguageLinks } from '~/components/ui/language-links';
import { ToastRegion } from '~/components/ui/toast-region';
import { useLanguage } from '~/components/ui/use-language';
import { pathIn } from '~/i18n/languages';

/** The page around a form that lets people in: the rooftops above or, on laptops, beside one narrow column. */
export function AuthShell({
  title,
  intro,
  children,
  other,
}: {
  title: ReactNode;
  intro: ReactNode;
  children: ReactNode;
  /** Where to go instead. */
  other: { question: string; to: string; label: string };
}) {
  const language = useLanguage();
  return (
    <div className="lg:grid lg:min-h-dvh lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <header className="relative h-59 overflow-hidden bg-[#f6edd5] sm:h-75 lg:h-auto">
        <Scene
          time="day"
          crop="strip"
          tabletCrop="wide"
          laptopCrop="tall"
          className="absolute inset-0 size-full lg:sticky lg:inset-auto lg:top-0 lg:h-dvh"
        />
        <Brand className="absolute top-3.5 left-5 text-ink lg:top-6 lg:left-8" to={pathIn(language, '/')} />
      </header>
      <main
        id="main"
        className="mx-auto grid w-full max-w-[460px] content-start gap-[18px] px-5 pt-[22px] pb-7 lg:content-center lg:py-16"
      >
        <ToastRegion />
        <div>
          <h1 className="text-[min(2rem,11.5vw)] leading-[1.12] whitespace-pre-line lg:text-[2.5rem]">{title}</h1>
          <p className="mt-1 text-ink-soft">{intro}</p>
        </div>
        {children}
        <p className="flex flex-wrap items-center justify-between gap-x-4 border-t border-hair pt-3.5">
          <span className="text-ink-soft">{other.question}</span>
          <Link to={other.to} className="inline-flex min-h-touch items-center font-semibold underline">
            {other.label}
          </Link>
        </p>
        <LanguageLinks current={language} />
      </main>
    </div>
  );
}
