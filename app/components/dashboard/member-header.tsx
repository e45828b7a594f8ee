import { Link } from '@remix-run/react';
import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import Menu from 'lucide/dist/esm/icons/menu.mjs';
import type { BottomBarLink } from '~/components/ui/bottom-bar';
import { BrandLink } from '~/components/ui/brand-link';
import { joinClassNames } from '~/components/ui/class-names';
import { Icon } from '~/components/ui/icon';
import { LanguageLinks } from '~/components/ui/language-links';
import { CurrentTabDot } from '~/components/ui/tab-links';
import type { Language } from '~/i18n/languages';
import { formatCount } from '~/lib/format-number';
import { useMessages } from '~/components/ui/use-messages';
import { LOG_OUT_QUESTION_ID } from './log-out-question';
import { SIDE_MENU_ID } from './side-menu';

const iconButton = 'grid size-touch flex-none place-items-center rounded-button hover:bg-wall-deep';

/** Header with the member's name, karma, menu and logout. On laptops it also contains the tabs. */
export function MemberHeader({
  name,
  idLabel,
  karmaPoints,
  language,
  tabs,
  isMenuCurrent,
  className,
}: {
  name: string;
  idLabel: string;
  karmaPoints: number;
  language: Language;
  tabs: readonly BottomBarLink[];
  isMenuCurrent: boolean;
  className?: string | undefined;
}) {
  const messages = useMessages('member.frame');
  return (
    <header className={joinClassNames('lg:border-b-2 lg:border-ink print:hidden', className)}>
      <div className="mx-auto flex min-h-13 max-w-140 flex-wrap items-center gap-1 px-1.5 py-0.5 lg:min-h-18 lg:flex-nowrap lg:py-0 lg:max-w-page lg:gap-3 lg:px-8">
        <button
          type="button"
          aria-label={messages.openMenu}
          className={joinClassNames(iconButton, 'lg:hidden')}
          {...{ popovertarget: SIDE_MENU_ID }}
        >
          <Icon glyph={Menu} size="l" />
        </button>
        <BrandLink to="/dashboard" className="text-ink max-lg:hidden" />
        <Tabs label={messages.dashboard} links={tabs} />
        <div className="min-w-0 flex-[1_1_6rem] pl-0.5 leading-tight lg:relative lg:order-1 lg:flex lg:max-w-72 lg:flex-initial lg:items-center lg:gap-2.5 lg:self-stretch lg:rounded-button lg:has-[button:hover]:bg-wall-deep">
          <span
            aria-hidden="true"
            translate="no"
            className="display grid size-10 flex-none place-items-center rounded-full bg-ink text-wall max-lg:hidden forced-colors:border forced-colors:bg-[Canvas] forced-colors:text-[CanvasText]"
          >
            {[...name][0]}
          </span>
          <div className="min-w-0">
            <p translate="no" className="font-semibold wrap-anywhere lg:truncate">
              {name}
            </p>
            <p translate="no" className="tabular text-note leading-tight text-ink-soft">
              {idLabel}
            </p>
          </div>
          <button
            type="button"
            aria-label={messages.openMenu}
            className="grid min-h-touch flex-none place-items-center rounded-button after:absolute after:inset-0 focus-visible:-outline-offset-3 max-lg:hidden"
            {...{ popovertarget: SIDE_MENU_ID }}
          >
            <Icon glyph={ChevronDown} />
          </button>
          {isMenuCurrent ? (
            <span className="max-lg:hidden">
              <CurrentTabDot />
            </span>
          ) : null}
        </div>
        <Link
          to="/karma"
          className="grid min-h-touch min-w-touch flex-none content-center rounded-button ml-auto pr-0.5 pl-1 text-right leading-[1.15] text-ink no-underline hover:bg-wall-deep lg:flex lg:flex-wrap lg:items-baseline lg:gap-1.5"
        >
          <span className="block font-display text-[1.1875rem] leading-[1.15]">{formatCount(karmaPoints)}</span>{' '}
          <span className="text-note leading-tight text-ink-soft">{messages.karma}</span>
        </Link>
        <LanguageLinks current={language} className="flex-none text-ink max-lg:hidden" />
        <button
          type="button"
          aria-label={messages.logout}
          className={joinClassNames(iconButton, 'lg:hidden')}
          {...{ popovertarget: LOG_OUT_QUESTION_ID }}
        >
          <Icon glyph={LogOut} size="l" />
        </button>
      </div>
    </header>
  );
}

/** Text links for the tabs, with a dot under the current one. */
function Tabs({ label, links }: { label: string; links: readonly BottomBarLink[] }) {
  return (
    <nav aria-label={label} className="self-stretch max-lg:hidden">
      <ul className="flex h-full">
        <TabItems links={links} />
      </ul>
    </nav>
  );
}

function TabItems({ links }: { links: readonly BottomBarLink[] }) {
  return links.map(({ to, label, current }) => (
    <li key={to} className="flex">
      <Link
        to={to}
        aria-current={current ? 'page' : undefined}
        className={joinClassNames(
          'relative flex items-center px-2 whitespace-nowrap no-underline focus-visible:-outline-offset-3 xl:px-3',
          current ? 'font-semibold text-ink' : 'text-ink-soft hover:text-ink',
        )}
      >
        {label}
        {current ? <CurrentTabDot /> : null}
      </Link>
    </li>
  ));
}
