import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { buttonClass } from '~/components/ui/button-class';
import { ErrorState } from '~/components/ui/page-state';

const titles: Record<number, string> = {
  403: 'This is not yours to see',
  404: 'Not found',
  409: 'Somebody else was faster',
};

/** A screen of the back office that could not be loaded, inside its frame: what the server said and the way to try again. */
export function AdminError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const answered = isRouteErrorResponse(error);
  const said = answered && typeof error.data === 'string' ? error.data : undefined;
  const title = answered ? (titles[error.status] ?? 'Something went wrong') : 'Unable to connect to server.';
  return (
    <ErrorState
      title={title}
      action={
        <a href={pathname + search} className={buttonClass({ variant: 'quiet' })}>
          Try Again
        </a>
      }
    >
      {said || 'Nothing is lost. Please try again.'}
    </ErrorState>
  );
}
