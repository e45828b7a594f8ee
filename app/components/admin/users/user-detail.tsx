import { Link } from '@remix-run/react';
import Phone from 'lucide/dist/esm/icons/phone.mjs';
import { type DetailEntry, DetailList } from '~/components/admin/detail-list';
import { BreakableAddress } from '~/components/ui/breakable-address';
import { ButtonLink } from '~/components/ui/button';
import { Icon } from '~/components/ui/icon';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import type { User } from '~/domain/admins/responses';
import { formatDate } from '~/lib/calendar';
import { formatCount } from '~/lib/format-number';
import { FormattedPhoneNumber } from './formatted-phone-number';
import { TitleBadge } from './title-badge';

export function UserDetail({ user, age, query }: { user: User; age: number | null; query: string }) {
  const facts: readonly DetailEntry[] = [
    [
      'Phone',
      <a key="phone" href={`tel:${callable(user.phonenumber)}`} className="underline">
        <FormattedPhoneNumber>{user.phonenumber}</FormattedPhoneNumber>
      </a>,
    ],
    ['Email', user.email ? <BreakableAddress key="email">{user.email}</BreakableAddress> : null],
    ['City', user.city],
    ['Gender', user.gender],
    ['Age', age],
    ['Primary goal', user.primarygoal],
    ['Title', <TitleBadge key="title" title={user.title} totalClasses={user.total_classes_attended} />],
    ['Classes attended', formatCount(user.total_classes_attended)],
    ['Karma points', formatCount(user.karma_points)],
    ['Current streak', `${formatCount(user.current_streak)} ${user.current_streak === 1 ? 'day' : 'days'}`],
    ['Referral code', user.uni_referral_code],
    [
      'Referred by',
      user.referred_by_id === null ? null : (
        <Link
          key="referrer"
          to={`/admin/users/${user.referred_by_id}${query}`}
          preventScrollReset
          className="underline"
        >
          Member {user.referred_by_id}
        </Link>
      ),
    ],
    ['Joined', formatDate(user.joined_on)],
    ['Role', user.is_admin ? 'Admin' : 'User'],
  ];
  return (
    <>
      <DetailList facts={facts} missing="–" />
      <div className="mt-5 flex flex-wrap gap-2.5">
        <ServerForm preventScrollReset>
          <SubmitButton intent="call" variant="quiet" pendingLabel="Calling...">
            <Icon glyph={Phone} />
            Call
          </SubmitButton>
        </ServerForm>
        <ServerForm preventScrollReset>
          <SubmitButton intent="end-sessions" variant="quiet" pendingLabel="Logging out...">
            Log out everywhere
          </SubmitButton>
        </ServerForm>
        <ButtonLink to={`/admin/users/${user.id}/karma${query}`} variant="quiet" preventScrollReset>
          Correct karma
        </ButtonLink>
        {user.is_admin ? null : (
          <ButtonLink to={`/admin/users/${user.id}/delete${query}`} variant="reject" preventScrollReset>
            Delete member
          </ButtonLink>
        )}
      </div>
    </>
  );
}

/**
 * Returns the number with a country code, for a link that calls it. Staff see Indian numbers
 * without +91.
 */
function callable(phone: string): string {
  return phone.startsWith('+') ? phone : `+91${phone}`;
}
