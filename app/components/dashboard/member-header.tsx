import { Form, Link } from '@remix-run/react';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import Menu from 'lucide/dist/esm/icons/menu.mjs';
import { Brand } from '~/components/ui/brand';
import { Icon } from '~/components/ui/icon';
import { LanguageLinks } from '~/components/ui/language-links';
import type { Language } from '~/i18n/languages';
import { formatCount } from '~/lib/format-number';
import type { FrameWords } from '~/i18n/member';
import { SIDE_MENU_ID } from './side-menu';

const iconButton = 'grid size-touch flex-none place-items-center rounded-button hover:bg-wall-deep';

/** Who is logged in, with what karma, and the ways to its ledger, the menu and out. */
export function MemberHeader({
  name,
  idLabel,
  karmaPoints,
  language,
  words,
  logoutAction,
}: {
  name: string;
  idLabel: string;
  karmaPoints: number;
  language: Language;
  words: FrameWords;
  logoutAction: string;
}) {
  return (
    <header className="mx-auto flex min-h-16 max-w-140 items-center gap-1 px-1.5 lg:min-h-20 lg:max-w-page lg:gap-4 lg:px-[22px] print:hidden">
      <button type="button" aria-label={words.openMenu} className={iconButton} {...{ popovertarget: SIDE_MENU_ID }}>
        <Icon glyph={Menu} size="l" />
      </button>
      <Brand to="/dashboard" className="text-ink max-lg:hidden" />
      <div className="min-w-0 flex-1 pl-0.5 leading-tight lg:pr-2 lg:text-right">
        <p translate="no" className="wrap-anywhere font-semibold">
          {name}
        </p>
        <p translate="no" className="tabular text-note leading-tight text-ink-soft">
          {idLabel}
        </p>
      </div>
      <Link
        to="/karma"
        className="grid min-h-touch min-w-touch content-center rounded-button pr-0.5 pl-1 text-right leading-[1.15] text-ink no-underline hover:bg-wall-deep lg:rounded-none lg:border-l lg:border-hair lg:pl-5"
      >
        <span className="block font-display text-[1.1875rem] leading-[1.15]">{formatCount(karmaPoints)}</span>{' '}
        <span className="text-note leading-tight text-ink-soft">{words.karma}</span>
      </Link>
      <LanguageLinks current={language} className="max-lg:hidden" />
      <Form method="post" action={logoutAction} className="flex-none">
        <button aria-label={words.logout} className={iconButton}>
          <Icon glyph={LogOut} size="l" />
        </button>
      </Form>
    </header>
  );
}
