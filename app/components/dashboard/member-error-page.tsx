import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { buttonClass } from '~/components/ui/button-class';
import { NotFoundNote } from '~/components/public/not-found-note';
import { FullPageNote } from '~/components/ui/full-page-note';
import { isNetworkFailure } from '~/components/ui/network-failure';
import { useLanguage } from '~/components/ui/use-language';
import { noteWords } from '~/words/notes';

/** A member's page that could not be loaded: what the server said, or that it was out of reach, and the way to try again. */
export function MemberErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const words = noteWords(useLanguage());
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundNote />;
  const said = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : undefined;
  return (
    <FullPageNote
      title={isNetworkFailure(error) ? words.unreachable : words.failureTitle}
      action={
        <a href={pathname + search} className={buttonClass({})}>
          {words.tryAgain}
        </a>
      }
    >
      {said || words.failureText}
    </FullPageNote>
  );
}
