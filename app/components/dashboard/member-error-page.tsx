import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { buttonClass } from '~/components/ui/button-class';
import { NotFoundNote } from '~/components/public/not-found-note';
import { FullPageNote } from '~/components/ui/full-page-note';

/** Source: specification 8. */
export const UNREACHABLE = 'Network error. Please check your connection.';

/** A member's page that could not be loaded: what the server said, or that it was out of reach, and the way to try again. */
export function MemberErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundNote />;
  const said = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : undefined;
  const title = error instanceof TypeError ? UNREACHABLE : 'Something went wrong';
  return (
    <FullPageNote
      title={title}
      action={
        <a href={pathname + search} className={buttonClass({})}>
          Try Again
        </a>
      }
    >
      {said || 'Nothing is lost. Please try again in a moment.'}
    </FullPageNote>
  );
}
