import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { getButtonClass } from '~/components/ui/button-class';

/** Shown if the videos cannot be loaded. Source: docs/specification/back-office.md#texts. */
export function VideoListError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-2 rounded-field border-2 border-sindoor bg-leaf px-4 py-3.5"
    >
      <h2 className="text-[1.125rem] text-sindoor">Failed to load video resources. Please try again.</h2>
      {isRouteErrorResponse(error) ? <p>{`HTTP error! status: ${error.status}`}</p> : null}
      <a href={pathname + search} className={getButtonClass({ variant: 'quiet' })}>
        Retry
      </a>
    </div>
  );
}
