import type { MouseEvent } from 'react';
import { Link } from '@remix-run/react';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import X from 'lucide/dist/esm/icons/x.mjs';
import { Icon, type IconGlyph } from '~/components/ui/icon';
import { LanguageLinks } from '~/components/ui/language-links';
import type { Language } from '~/i18n/languages';
import { useBrandName } from '~/components/ui/use-brand';
import { useMessages } from '~/components/ui/use-messages';
import { LOG_OUT_QUESTION_ID } from './log-out-question';
import { type Theme, ThemeForm } from './theme-form';

export const SIDE_MENU_ID = 'menu';

export interface SideMenuItem {
  to: string;
  label: string;
  glyph: IconGlyph;
  /** True on pages outside the member area, which have no JavaScript. */
  isPublic?: boolean;
}

const row =
  'flex min-h-12 w-full items-center gap-3 rounded-button px-3 text-left text-ink no-underline hover:bg-wall-deep';

/** Side menu. It is a popover, so it works without JavaScript. */
export function SideMenu({
  items,
  theme,
  language,
  themeAction,
}: {
  items: readonly SideMenuItem[];
  theme: Theme;
  language: Language;
  themeAction: string;
}) {
  const messages = useMessages('member.frame');
  // Client-side navigation does not close the popover, so a click on a link closes it here.
  function closeOnLink(event: MouseEvent<HTMLElement>) {
    if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover();
  }
  return (
    <nav
      id={SIDE_MENU_ID}
      aria-label={messages.menu}
      className="drawer print:hidden"
      onClick={closeOnLink}
      {...{ popover: 'auto' }}
    >
      <div className="mb-2 flex items-center justify-between pl-3">
        <span className="display text-step-1">{useBrandName()}</span>
        <button
          type="button"
          aria-label={messages.closeMenu}
          className="grid size-touch place-items-center rounded-button text-ink-soft hover:text-ink"
          {...{ popovertarget: SIDE_MENU_ID, popovertargetaction: 'hide' }}
        >
          <Icon glyph={X} />
        </button>
      </div>
      <ul>
        <Items items={items} />
      </ul>
      <div className="my-2 border-y border-hair">
        <ThemeForm action={themeAction} theme={theme} />
        <LanguageLinks current={language} className="mx-3 mb-2" />
      </div>
      <button type="button" className={row} {...{ popovertarget: LOG_OUT_QUESTION_ID }}>
        <Icon glyph={LogOut} />
        {messages.logout}
      </button>
    </nav>
  );
}

function Items({ items }: { items: readonly SideMenuItem[] }) {
  return items.map((item) => (
    <li key={item.to}>
      <Link to={item.to} reloadDocument={item.isPublic ?? false} className={row}>
        <Icon glyph={item.glyph} />
        {item.label}
      </Link>
    </li>
  ));
}
