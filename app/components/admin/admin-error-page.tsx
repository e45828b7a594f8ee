import { isRouteErrorResponse, Link, useLocation, useRouteError } from '@remix-run/react';
import { getButtonClass } from '~/components/ui/button-class';
import { ErrorState } from '~/components/ui/page-state';
import { readServerMessage } from '~/components/ui/server-message';

const titles: Record<number, string> = {
  403: 'This is not yours to see',
  404: 'Not found',
  409: 'Somebody else was faster',
};

const quiet = getButtonClass({ variant: 'quiet' });

/**
 * Error page of a back office screen. For a 404 it links to the list, otherwise it offers to retry.
 * `failed` is the title for errors without a specific one.
 */
export function AdminErrorPage({ failed = 'Something went wrong' }: { failed?: string }) {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const list = pathname.split('/').slice(0, 3).join('/');
  const answered = isRouteErrorResponse(error);
  return (
    <div className="mb-6">
      <ErrorState
        title={(answered && titles[error.status]) || failed}
        action={
          answered && error.status === 404 && list !== pathname ? (
            <Link to={list + search} className={quiet}>
              Back to the list
            </Link>
          ) : (
            <a href={pathname + search} className={quiet}>
              Try Again
            </a>
          )
        }
      >
        {readServerMessage(error) ?? 'Nothing is lost. Please try again.'}
      </ErrorState>
    </div>
  );
}
