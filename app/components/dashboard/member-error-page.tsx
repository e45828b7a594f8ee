import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { buttonClass } from '~/components/ui/button-class';
import { NotFoundNote } from '~/components/public/not-found-note';
import { FullPageNote } from '~/components/ui/full-page-note';
import { isNetworkFailure } from '~/components/ui/network-failure';
import { noteWords } from '~/words/notes';

/** A member's page that could not be loaded: what the server said, or that it was out of reach, and the way to try again. */
export function MemberErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundNote />;
  const { networkError, failureTitle, failureText } = noteWords('en');
  const said = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : undefined;
  const title = isNetworkFailure(error) ? networkError : failureTitle;
  return (
    <FullPageNote
      title={title}
      action={
        <a href={pathname + search} className={buttonClass({})}>
          Try Again
        </a>
      }
    >
      {said || failureText}
    </FullPageNote>
  );
}
