import { Link } from '@remix-run/react';
import { Card } from '~/components/ui/card';
import { EmptyState } from '~/components/ui/page-state';
import { ServerForm } from '~/components/ui/server-form';
import { SubmitButton } from '~/components/ui/submit-button';
import { VisuallyHidden } from '~/components/ui/visually-hidden';
import type { RewardClaim } from '~/domain/rewards/staff-rewards.server';
import { formatDateTime } from '~/lib/calendar';
import { formatPhone } from '~/lib/phone';

/** Claims with the data for the address label. */
export function ClaimList({
  claims,
  isSent,
  timeZone,
}: {
  claims: readonly RewardClaim[];
  isSent: boolean;
  timeZone: string;
}) {
  if (claims.length === 0) {
    return isSent ? (
      <EmptyState title="Nothing was sent yet">What is marked as sent appears here.</EmptyState>
    ) : (
      <EmptyState title="Nothing waits to be sent">
        A member who has unlocked the T-shirt and said where to send it appears here.
      </EmptyState>
    );
  }
  return (
    <Card padded={false} aria-label={isSent ? 'Sent' : 'To send'}>
      <ul className="divide-y divide-hair">
        {claims.map((claim) => (
          <li key={claim.id} className="flex flex-wrap items-start justify-between gap-x-5 gap-y-3 px-4 py-3.5 sm:px-5">
            <Label claim={claim} timeZone={timeZone} />
            {isSent ? null : (
              <ServerForm action="/admin/rewards" preventScrollReset>
                <input type="hidden" name="id" value={claim.id} />
                <SubmitButton variant="quiet" pendingLabel="Saving...">
                  Mark as sent
                  <VisuallyHidden> to {claim.name}</VisuallyHidden>
                </SubmitButton>
              </ServerForm>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Label({ claim, timeZone }: { claim: RewardClaim; timeZone: string }) {
  const { created_at, sent_at, friends, friends_who_came: activeFriends } = claim;
  return (
    <div className="min-w-0 flex-1 basis-60 wrap-anywhere">
      <p>
        <Link to={`/admin/users/${claim.member_id}`} className="font-semibold underline">
          <bdi>{claim.name}</bdi>
        </Link>
        , size <b>{claim.size}</b>
      </p>
      <address className="not-italic">
        {claim.address_line1}, {claim.address_line2}, {claim.pincode}
        <br />
        {formatPhone(claim.phone)}
      </address>
      <p className="text-small text-ink-soft">
        {friends} friends, {activeFriends} of them came to a class. Asked{' '}
        {formatDateTime(new Date(created_at), timeZone)}
        {sent_at ? `, sent ${formatDateTime(new Date(sent_at), timeZone)}` : null}
      </p>
    </div>
  );
}
