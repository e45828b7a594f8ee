import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { getButtonClass } from '~/components/ui/button-class';
import { NotFoundMessage } from '~/components/public/not-found-message';
import { FullPageMessage } from '~/components/ui/full-page-message';
import { isNetworkFailure } from '~/components/ui/network-failure';
import { readServerMessage } from '~/components/ui/server-message';
import { useMessages } from '~/components/ui/use-messages';

/** Error page with the server's message, or with a message that the server cannot be reached. */
export function MemberErrorPage({
  failure = 'failureTitle',
}: {
  failure?: 'failureTitle' | 'dashboardFailed' | 'profileFailed';
}) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const messages = useMessages('interface.notes');
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundMessage />;
  return (
    <FullPageMessage
      title={isNetworkFailure(error) ? messages.unreachable : messages[failure]}
      action={
        <a href={pathname + search} className={getButtonClass({})}>
          {messages.tryAgain}
        </a>
      }
    >
      {readServerMessage(error) ?? messages.failureText}
    </FullPageMessage>
  );
}
