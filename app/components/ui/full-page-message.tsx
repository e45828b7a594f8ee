import type { ReactNode } from 'react';
import { RooftopScene } from '~/components/art/scene';
import { localizePath } from '~/i18n/languages';
import { BrandLink } from './brand-link';
import { useLanguage } from './use-language';

/** A page that consists of one message and a link. */
export function FullPageMessage({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action: ReactNode;
}) {
  const language = useLanguage();
  return (
    <div className="grid min-h-svh grid-rows-[minmax(14.75rem,1fr)_auto]">
      <header className="relative overflow-hidden bg-[#0f1729] text-[#fffdf8]">
        <RooftopScene time="dawn" crop="tall" tabletCrop="wide" className="absolute inset-0 size-full" />
        <div className="relative mx-auto max-w-page px-5 pt-3.5 lg:px-8 lg:pt-6">
          <BrandLink className="text-inherit" to={localizePath(language, '/')} />
        </div>
      </header>
      <main
        id="main"
        className="mx-auto grid w-full max-w-page content-start justify-items-start gap-3 px-5 py-8 lg:min-h-60 lg:px-8"
      >
        <h1 className="text-step-3">{title}</h1>
        {children ? <p className="text-ink-soft">{children}</p> : null}
        <div className="mt-3">{action}</div>
      </main>
    </div>
  );
}
