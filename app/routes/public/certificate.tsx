import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { isRouteErrorResponse, useLoaderData, useRouteError } from '@remix-run/react';
import { CertificateSheet } from '~/components/public/certificate-sheet';
import { CertificateWays } from '~/components/public/certificate-ways';
import { FRAME } from '~/components/public/frame';
import { Genuine } from '~/components/public/genuine';
import { pageMeta } from '~/components/public/page-meta';
import { PublicHeader } from '~/components/public/public-header';
import { usePublicLinks } from '~/components/public/use-public-links';
import { findMessages, useMessages } from '~/components/ui/use-messages';
import { buttonClass } from '~/components/ui/button-class';
import { FullPageMessage } from '~/components/ui/full-page-message';
import { serverMessage } from '~/components/ui/server-message';
import { certificateView } from '~/http/pages/certificate-view.server';
import { sharedPage } from '~/http/pages/public-page.server';
import { fill } from '~/i18n/fill';
import { languageOfPath, pathIn } from '~/i18n/languages';

export const handle = { scripts: false, fonts: 'whole', languages: 'all' };

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) => {
  const language = languageOfPath(location.pathname);
  const messages = findMessages(matches, 'certificate');
  const isPrivate = { name: 'robots', content: 'noindex' };
  if (!data) return [{ title: messages.unknown }, isPrivate];
  const { name, length } = data.view;
  const title = fill(messages.metaTitle, { name });
  const description = fill(messages.metaDescription, { name, length });
  return [...pageMeta({ matches, language, place: data.place, title, description }), isPrivate];
};

/** Public page of a certificate, in the reader's language. */
export function loader(args: LoaderFunctionArgs) {
  return sharedPage(args, async (ctx) => {
    const { pathname } = new URL(args.request.url);
    const language = languageOfPath(pathname);
    if (ctx.language !== language) throw redirect(pathIn(ctx.language, pathname));
    return { view: await certificateView(ctx, args.params.code ?? '', language) };
  });
}

export default function CertificatePage() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <>
      <PublicHeader className="text-ink print:hidden" />
      <main id="main" className={`${FRAME} pb-16 print:max-w-none print:p-0`}>
        <Genuine issued={view.issued} />
        <CertificateSheet view={view} />
        <CertificateWays view={view} />
      </main>
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pageLink } = usePublicLinks();
  const messages = useMessages('certificate');
  const notes = useMessages('interface.notes');
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return (
    <FullPageMessage
      title={isUnknown ? messages.unknown : notes.failureTitle}
      action={
        <a href={pageLink('/')} className={buttonClass({})}>
          {messages.home}
        </a>
      }
    >
      {isUnknown ? messages.unknownText : (serverMessage(error) ?? notes.failureText)}
    </FullPageMessage>
  );
}
