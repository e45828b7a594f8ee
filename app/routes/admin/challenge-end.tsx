import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ConfirmDialog } from '~/components/admin/confirm-dialog';
import { CHALLENGE_NOT_FOUND_MESSAGE, endChallenge, getChallenge } from '~/domain/challenges/challenges.server';
import { createConfirmPage } from '~/http/pages/confirm-page.server';
import { untranslated } from '~/i18n/messages/message';

export const meta: MetaFunction = () => [{ title: 'End challenge, admin' }];

const LIST = '/admin/challenges';

const route = createConfirmPage({
  permissions: endChallenge.permissions,
  param: 'challengeId',
  notFound: CHALLENGE_NOT_FOUND_MESSAGE,
  read: getChallenge,
  failureMessage: untranslated('Failed to end challenge. Please try again.'),
  run: async (ctx, id) => {
    await endChallenge(ctx, id);
    return { message: untranslated('Challenge ended successfully'), to: LIST };
  },
});

export const loader = route.loader;
export const action = route.action;
export { clientAction, shouldRevalidate } from '~/components/ui/form-client';

export default function EndChallengePage() {
  const { title } = useLoaderData<typeof loader>();
  return (
    <ConfirmDialog
      title={`End ${title}?`}
      id="end-challenge"
      closeTo={LIST}
      confirm="End challenge"
      pendingLabel="Ending..."
      keep="Keep challenge"
    >
      <p>Today is its last day. Members who take part see this on their dashboard, and nobody can join it any more.</p>
      <p className="text-ink-soft">This cannot be undone. Members who have finished it keep their certificate.</p>
    </ConfirmDialog>
  );
}

export { AdminErrorPage as ErrorBoundary } from '~/components/admin/admin-error-page';
