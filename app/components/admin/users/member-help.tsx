import { Link } from '@remix-run/react';
import Ban from 'lucide/dist/esm/icons/ban.mjs';
import CalendarCheck from 'lucide/dist/esm/icons/calendar-check.mjs';
import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import KeyRound from 'lucide/dist/esm/icons/key-round.mjs';
import LogOut from 'lucide/dist/esm/icons/log-out.mjs';
import Pencil from 'lucide/dist/esm/icons/pencil.mjs';
import Smartphone from 'lucide/dist/esm/icons/smartphone.mjs';
import Sparkles from 'lucide/dist/esm/icons/sparkles.mjs';
import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { Icon, type IconGlyph } from '~/components/ui/icon';
import type { MemberPage } from '~/domain/help-desk/member-page.server';
import type { Permission } from '~/domain/admins/policy';
import { formatCount, formatCountWithNoun } from '~/lib/format-number';

interface HelpLink {
  path: string;
  glyph: IconGlyph;
  label: string;
  note: string;
  permission: Permission;
}

function listHelpLinks({ is_admin, ...member }: MemberPage): HelpLink[] {
  const links: HelpLink[] = [
    {
      path: 'phone',
      glyph: Smartphone,
      label: 'Move phone',
      note: member.move ? 'A move is waiting' : 'A new number, with a code to it',
      permission: 'manage_phones',
    },
    {
      path: 'code',
      glyph: KeyRound,
      label: 'Send code',
      note: 'Log in without a password',
      permission: 'help_members',
    },
    { path: 'name', glyph: Pencil, label: 'Correct name', note: 'Also on certificates', permission: 'help_members' },
    {
      path: 'sessions',
      glyph: LogOut,
      label: 'End sessions',
      note: `${formatCountWithNoun(member.sessions, 'device')} logged in`,
      permission: 'help_members',
    },
    {
      path: 'excuse',
      glyph: CalendarCheck,
      label: 'Excuse a day',
      note: 'Keeps the streak',
      permission: 'help_members',
    },
    {
      path: 'karma',
      glyph: Sparkles,
      label: 'Correct karma',
      note: `${formatCount(member.karma_points)} points, with a reason`,
      permission: 'correct_karma',
    },
  ];
  if (!is_admin)
    links.push({
      path: 'suspension',
      glyph: Ban,
      label: member.isSuspended ? 'Lift the suspension' : 'Suspend',
      note: member.isSuspended ? 'Login and messages again' : 'No login, no messages',
      permission: 'manage_users',
    });
  return links;
}

/** The actions that the acting admin may take on a member. */
export function MemberHelp({ member, permissions }: { member: MemberPage; permissions: readonly Permission[] }) {
  const links = listHelpLinks(member).filter(({ permission }) => permissions.includes(permission));
  if (links.length === 0) return null;
  return (
    <Card padded={false} aria-labelledby="help-member">
      <h2 id="help-member" className="px-[18px] pt-3 pb-1.5 text-step-1 break-words">
        Help {member.name.split(' ')[0]}
      </h2>
      <ul>
        {links.map(({ path, glyph, label, note }) => (
          <li key={path} className="border-t border-hair">
            <Link
              to={`/admin/users/${member.id}/${path}`}
              preventScrollReset
              className="flex min-h-touch items-center gap-3 px-[18px] py-1.5 text-ink no-underline hover:bg-wall-deep/60 focus-visible:-outline-offset-3"
            >
              <Icon glyph={glyph} className="text-neel" />
              <span className="min-w-0 flex-1 leading-tight">
                <span className="block font-semibold">{label}</span>
                <span className="block text-note text-ink-soft">{note}</span>
              </span>
              <Icon glyph={ChevronRight} size="s" className="text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Section for deleting a member, separate from the other actions. */
export function DangerZone({ member }: { member: MemberPage }) {
  return (
    <section
      aria-labelledby="danger-zone"
      className="order-last rounded-sheet border-[1.5px] border-sindoor bg-leaf px-[18px] py-3.5 xl:mt-5"
    >
      <h2 id="danger-zone" className="text-step-1 text-sindoor">
        Danger zone
      </h2>
      <p className="mt-1.5 text-small">
        Deleting removes {formatCountWithNoun(member.total_classes_attended, 'attendance')}, the streak and the karma.
        Approved donations stay in the books without the name. This cannot be undone.
      </p>
      <ButtonLink to={`/admin/users/${member.id}/delete`} preventScrollReset variant="reject" className="mt-3">
        Delete member
      </ButtonLink>
    </section>
  );
}
