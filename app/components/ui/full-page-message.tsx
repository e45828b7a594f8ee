import type { ReactNode } from 'react';
import { Scene } from '~/components/art/scene';
import { pathIn } from '~/i18n/languages';
import { Brand } from './brand';
import { useLanguage } from './use-language';

/** A whole page that says one thing under the rooftops before dawn, with the way on. */
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
    <>
      <header className="relative h-59 overflow-hidden bg-[#0f1729] text-[#fffdf8] sm:h-75 lg:h-[33vw]">
        <Scene time="dawn" crop="strip" tabletCrop="wide" className="absolute inset-0 size-full" />
        <div className="relative mx-auto max-w-page px-5 pt-3.5 lg:px-8 lg:pt-6">
          <Brand className="text-inherit" to={pathIn(language, '/')} />
        </div>
      </header>
      <main id="main" className="mx-auto grid max-w-page justify-items-start gap-3 px-5 py-8 lg:px-8">
        <h1 className="text-step-3">{title}</h1>
        {children ? <p className="text-ink-soft">{children}</p> : null}
        <div className="mt-3">{action}</div>
      </main>
    </>
  );
}
