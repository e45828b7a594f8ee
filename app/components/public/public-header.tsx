import { useMatches } from '@remix-run/react';
import { Brand } from '~/components/ui/brand';
import { classNames } from '~/components/ui/class-names';
import { SkipLink } from '~/components/ui/skip-link';
import { FRAME } from './frame';
import { useWords } from './use-words';

const link = 'min-h-touch items-center font-semibold text-inherit no-underline hover:underline';

/** The bar of a public page; `over` lays it on the picture below it. */
export function PublicHeader({ over = false, nav, className }: { over?: boolean; nav?: readonly { to: string; label: string }[]; className?: string }) {
  const { words, pageLink, appLink } = useWords();
  const isMember = useMatches().some(({ data }) => (data as { place?: { isMember: boolean } } | undefined)?.place?.isMember);
  return (
    <>
      <SkipLink />
      <header className={classNames(over && 'absolute inset-x-0 top-0 z-10', className ?? 'text-ink')}>
        <div className={`${FRAME} flex min-h-16 items-center justify-between gap-6 lg:min-h-22`}>
          <Brand className="text-inherit" to={pageLink('/')} />
          <nav aria-label={words.header.menu} className="flex gap-8">
            {nav?.map(({ to, label }) => (
              <a key={to} href={to} className={`hidden lg:inline-flex ${link}`}>
                {label}
              </a>
            ))}
            <a href={isMember ? '/dashboard' : appLink('/login')} className={`inline-flex ${link}`}>
              {isMember ? words.header.dashboard : words.header.login}
            </a>
          </nav>
        </div>
      </header>
    </>
  );
}
