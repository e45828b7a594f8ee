import type { ReactNode } from 'react';
import { Link } from '@remix-run/react';
import { StatusBadge, Tag } from '~/components/ui/badge';
import { BreakableAddress } from '~/components/ui/breakable-address';
import type { MemberPage } from '~/domain/help-desk/member-page.server';
import { ENGLISH_LANGUAGE_NAMES, parseLanguage } from '~/i18n/languages';
import { formatDate } from '~/lib/calendar';
import { formatTimeOfDay } from '~/lib/time-range';
import { FormattedPhoneNumber } from './formatted-phone-number';

/** Facts about a member, in a line that wraps. */
export function MemberFacts({ member }: { member: MemberPage }) {
  const { city, age, gender, email, language, batch, primary_goal, referrer_id, referrer } = member;
  return (
    <dl className="mt-2 flex flex-wrap items-baseline gap-x-6 gap-y-1">
      <Fact name="Phone">
        {member.isPhoneShown ? (
          <a href={`tel:${toInternationalNumber(member.phone)}`} className="font-semibold text-ink underline">
            <FormattedPhoneNumber>{member.phone}</FormattedPhoneNumber>
          </a>
        ) : (
          <span className="font-semibold">{member.phone}</span>
        )}{' '}
        <StatusBadge status={member.isPhoneProved ? 'approved' : 'pending'}>
          {member.isPhoneProved ? 'Confirmed' : 'Not confirmed'}
        </StatusBadge>
      </Fact>
      {email ? (
        <Fact name="Email">
          <BreakableAddress>{email}</BreakableAddress>
        </Fact>
      ) : null}
      {city ? <Fact name="City">{city}</Fact> : null}
      {gender || age !== null ? (
        <Fact name={age === null ? 'Gender' : 'Age'}>{[age, gender].filter((one) => one !== null).join(', ')}</Fact>
      ) : null}
      <Fact name="Language">{ENGLISH_LANGUAGE_NAMES[parseLanguage(language)]}</Fact>
      {batch ? <Fact name="Batch">{formatTimeOfDay(batch)}</Fact> : null}
      {primary_goal ? <Fact name="Primary goal">{primary_goal}</Fact> : null}
      <Fact name="Joined">
        {formatDate(member.joined_on)}
        {referrer_id === null ? null : (
          <>
            , referred by{' '}
            <Link to={`/admin/users/${referrer_id}`} className="text-ink underline">
              {referrer}
            </Link>
          </>
        )}
      </Fact>
      <Fact name="Referral code">{member.referral_code}</Fact>
      {member.is_admin ? (
        <Fact name="Role">
          <Tag>Admin</Tag>
        </Fact>
      ) : null}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex max-w-full flex-wrap items-baseline gap-x-1.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

/** Returns the number with a country code. Staff see Indian numbers without +91. */
export function toInternationalNumber(phone: string): string {
  return phone.startsWith('+') ? phone : `+91${phone}`;
}
