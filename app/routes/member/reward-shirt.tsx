import { redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { FormPage } from '~/components/dashboard/form-page';
import { ShirtClaimForm } from '~/components/referrals/shirt-claim-form';
import { createTitleMeta, useMessages } from '~/components/ui/use-messages';
import { getOwnProfile } from '~/domain/members/queries.server';
import { claimShirt } from '~/domain/rewards/claim-shirt.server';
import { getOwnRewards } from '~/domain/rewards/rewards.server';
import { claimShirtSchema } from '~/domain/rewards/schemas';
import { defineFormRoute } from '~/http/pages/form-route.server';
import { loadMemberShell } from '~/http/views/member-shell.server';
import { t } from '~/i18n/messages/message';

const REWARDS = '/dashboard?tab=referral&view=rewards';

export const handle = { area: 'member', languages: 'all' };

export const meta = createTitleMeta('member.shirt');

/** Page for claiming the T-shirt. Redirects to the rewards if the member cannot claim it. */
const route = defineFormRoute({
  access: 'member',
  load: async ({ ctx }) => {
    const [member, { levels }] = await Promise.all([getOwnProfile(ctx), getOwnRewards(ctx)]);
    const shirt = levels.find(({ isPosted }) => isPosted);
    const mayAsk = shirt && (shirt.status === 'unlocked' || shirt.claim);
    if (!mayAsk || shirt.claim?.state === 'sent') throw redirect(REWARDS);
    const shell = await loadMemberShell(ctx, member);
    return { shell, claim: shirt.claim };
  },
  schema: claimShirtSchema,
  failureMessage: t('Your address could not be saved. Please try again.'),
  handle: async ({ ctx, value }) => {
    await claimShirt(ctx, value);
    return { message: t('Thank you. We will send your T-shirt there.'), to: REWARDS };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function RewardShirtPage() {
  const { shell, claim } = useLoaderData<typeof loader>();
  const messages = useMessages('member.shirt');
  return (
    <FormPage
      shell={shell}
      tab="referral"
      title={messages.title}
      intro={messages.intro}
      back={{ to: REWARDS, label: messages.back }}
    >
      <ShirtClaimForm claim={claim} />
    </FormPage>
  );
}

export { MemberErrorPage as ErrorBoundary } from '~/components/dashboard/member-error-page';
