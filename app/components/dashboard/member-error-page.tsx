import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { buttonClass } from '~/components/ui/button-class';
import { NotFoundNote } from '~/components/public/not-found-note';
import { FullPageMessage } from '~/components/ui/full-page-message';
import { isNetworkFailure } from '~/components/ui/network-failure';
import { serverMessage } from '~/components/ui/server-message';
import { useInterfaceWords } from '~/components/ui/use-language';

/** A page that could not be loaded, by the server's message or because it was out of reach. */
export function MemberErrorPage({
  failure = 'failureTitle',
}: {
  failure?: 'failureTitle' | 'dashboardFailed' | 'profileFailed';
}) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const words = useInterfaceWords().notes;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundNote />;
  return (
    <FullPageMessage
      title={isNetworkFailure(error) ? words.unreachable : words[failure]}
      action={
        <a href={pathname + search} className={buttonClass({})}>
          {words.tryAgain}
        </a>
      }
    >
      {serverMessage(error) ?? words.failureText}
    </FullPageMessage>
  );
}
