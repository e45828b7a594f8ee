import type { MetaFunction } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { AdminErrorPage } from '~/components/admin/admin-error-page';
import { ClaimList } from '~/components/admin/rewards/claim-list';
import { RewardRow } from '~/components/admin/rewards/reward-row';
import { ActionResultMessage } from '~/components/ui/action-result-message';
import { ButtonLink } from '~/components/ui/button';
import { Card } from '~/components/ui/card';
import { PageHeader } from '~/components/ui/page-header';
import { TabLinks } from '~/components/ui/tab-links';
import { markRewardSent } from '~/domain/rewards/mark-reward-sent.server';
import { listClaimsSchema, markSentSchema } from '~/domain/rewards/schemas';
import { listRewardClaims, listRewards } from '~/domain/rewards/staff-rewards.server';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { CATALOGUES } from '~/i18n/catalogue';
import { untranslated } from '~/i18n/messages/message';

const HERE = '/admin/rewards';

export const meta: MetaFunction = () => [{ title: 'Rewards, admin' }];

const route = defineFormRoute({
  access: 'admin',
  permissions: markRewardSent.permissions,
  load: async ({ ctx, request }) => {
    const filters = listClaimsSchema.parse(Object.fromEntries(new URL(request.url).searchParams));
    const [rewards, { claims, next }] = await Promise.all([listRewards(ctx), listRewardClaims(ctx, filters)]);
    const { gifts } = CATALOGUES.en.member.referral.rewards;
    return { rewards, gifts, claims, next, state: filters.state, timeZone: ctx.clock.timeZone };
  },
  schema: markSentSchema,
  failureMessage: untranslated('Failed to update the reward. Please try again.'),
  handle: async ({ ctx, value }) => {
    await markRewardSent(ctx, value.id);
    return { message: untranslated('Marked as sent. The member sees it on their rewards.'), to: HERE };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function RewardsPage() {
  const { rewards, gifts, claims, next, state, timeZone } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Rewards">What members get for the friends they bring, and what waits to be sent.</PageHeader>
      <div className="mt-5">
        <Outlet />
        <Card padded={false} aria-label="The ladder">
          <ul>
            {rewards.map((reward, index) => (
              <RewardRow key={reward.level} reward={reward} gift={gifts[index] ?? ''} />
            ))}
          </ul>
        </Card>
      </div>
      <div className="mt-6 mb-4 overflow-x-auto pb-2.5">
        <TabLinks
          label="Parcels"
          tabs={[
            { to: HERE, label: 'To send', current: state === 'asked' },
            { to: `${HERE}?state=sent`, label: 'Sent', current: state === 'sent' },
          ]}
        />
      </div>
      <ActionResultMessage id="claims" />
      <ClaimList claims={claims} isSent={state === 'sent'} timeZone={timeZone} />
      {next ? (
        <p className="mt-4">
          <ButtonLink to={`${HERE}?${new URLSearchParams({ state, from: String(next) })}`} variant="quiet">
            More
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}

export function ErrorBoundary() {
  return <AdminErrorPage failed="Failed to fetch rewards. Please try again." />;
}
