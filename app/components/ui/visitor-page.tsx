import type { ReactNode } from 'react';
import { localizePath } from '~/i18n/languages';
import { BrandLink } from './brand-link';
import { LanguageLinks } from './language-links';
import { SkipLink } from './skip-link';
import { useLanguage } from './use-language';

/** A page of the member area for visitors: it has no member menu, and a link to log in. */
export function VisitorPage({ link, children }: { link: { to: string; label: string }; children: ReactNode }) {
  const language = useLanguage();
  return (
    <div className="pb-16">
      <SkipLink />
      <header className="mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-x-6 px-5 py-1.5 lg:min-h-20 lg:px-8">
        <BrandLink className="mr-auto text-ink" to={localizePath(language, '/')} />
        <LanguageLinks current={language} />
        <a href={link.to} className="inline-flex min-h-touch items-center font-semibold">
          {link.label}
        </a>
      </header>
      <main id="main" className="mx-auto max-w-page px-5 pt-2 lg:px-8">
        {children}
      </main>
    </div>
  );
}
