import { ButtonLink } from '~/components/ui/button';
import { getButtonClass } from '~/components/ui/button-class';
import TriangleAlert from 'lucide/dist/esm/icons/triangle-alert.mjs';
import { Icon } from '~/components/ui/icon';
import type { HelpAction, LikelyProblem } from '~/domain/help-desk/likely-problem';
import type { Permission } from '~/domain/admins/policy';

const SOLUTIONS: Record<Exclude<HelpAction, 'whatsapp'>, { label: string; path: string; permission: Permission }> = {
  phone: { label: 'Move to another phone', path: 'phone', permission: 'manage_phones' },
  code: { label: 'Send a login code', path: 'code', permission: 'help_members' },
  excuse: { label: 'Excuse the day', path: 'excuse', permission: 'help_members' },
  lift: { label: 'Lift the suspension', path: 'suspension', permission: 'manage_users' },
};

/** Describes the likely problem of a member and offers the action that solves it. */
export function MemberProblem({
  memberId,
  problem: { title, detail, action, day },
  permissions,
  chat,
}: {
  memberId: number;
  problem: LikelyProblem;
  permissions: readonly Permission[];
  /** Link to a WhatsApp chat with the member, or null if the phone may not be seen. */
  chat: string | null;
}) {
  return (
    <section
      aria-label="Likely problem"
      className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-sheet bg-sindoor-wash px-5 py-3 forced-colors:border"
    >
      <Icon glyph={TriangleAlert} className="text-sindoor max-sm:hidden" />
      <div className="min-w-0 flex-[1_1_12rem]">
        <h2 className="font-text text-body font-semibold tracking-normal">{title}</h2>
        <p className="break-words">{detail}</p>
      </div>
      {action === 'whatsapp' && chat ? (
        <a href={chat} target="_blank" rel="noreferrer" className={getButtonClass({})}>
          Write on WhatsApp
        </a>
      ) : null}
      {action && action !== 'whatsapp' && permissions.includes(SOLUTIONS[action].permission) ? (
        <ButtonLink
          to={`/admin/users/${memberId}/${SOLUTIONS[action].path}${day ? `?day=${day}` : ''}`}
          preventScrollReset
        >
          {SOLUTIONS[action].label}
        </ButtonLink>
      ) : null}
    </section>
  );
}
