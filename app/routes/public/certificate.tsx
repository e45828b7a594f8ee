import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { isRouteErrorResponse, useLoaderData, useRouteError } from '@remix-run/react';
import { CertificateSheet } from '~/components/public/certificate-sheet';
import { CertificateActions } from '~/components/public/certificate-actions';
import { PAGE_WIDTH_CLASS } from '~/components/public/layout-classes';
import { VerifiedCertificateBadge } from '~/components/public/verified-certificate-badge';
import { buildPageMeta } from '~/components/public/page-meta';
import { PublicHeader } from '~/components/public/public-header';
import { usePublicLinks } from '~/components/public/use-public-links';
import { findMessages, useMessages } from '~/components/ui/use-messages';
import { getButtonClass } from '~/components/ui/button-class';
import { FullPageMessage } from '~/components/ui/full-page-message';
import { readServerMessage } from '~/components/ui/server-message';
import { toCertificateView } from '~/http/views/certificate-view.server';
import { loadCachedPage } from '~/http/pages/public-page.server';
import { interpolate } from '~/i18n/interpolate';
import { getPathLanguage, localizePath } from '~/i18n/languages';

export const handle = { scripts: false, fonts: 'whole', languages: 'all' };

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) => {
  const language = getPathLanguage(location.pathname);
  const messages = findMessages(matches, 'certificate');
  const isPrivate = { name: 'robots', content: 'noindex' };
  if (!data) return [{ title: messages.unknown }, isPrivate];
  const { name, length } = data.view;
  const title = interpolate(messages.metaTitle, { name });
  const description = interpolate(messages.metaDescription, { name, length });
  return [...buildPageMeta({ matches, language, place: data.place, title, description }), isPrivate];
};

/** Loads the public page of a certificate, in the reader's language. */
export function loader(args: LoaderFunctionArgs) {
  return loadCachedPage(args, async (ctx) => {
    const { pathname } = new URL(args.request.url);
    const language = getPathLanguage(pathname);
    if (ctx.language !== language) throw redirect(localizePath(ctx.language, pathname));
    return { view: await toCertificateView(ctx, args.params.code ?? '', language) };
  });
}

export default function CertificatePage() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <>
      <PublicHeader offersLanguage={false} className="text-ink print:hidden" />
      <main id="main" className={`${PAGE_WIDTH_CLASS} pb-16 print:max-w-none print:p-0`}>
        <VerifiedCertificateBadge issued={view.issued} />
        <CertificateSheet view={view} />
        <CertificateActions view={view} />
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
        <a href={pageLink('/')} className={getButtonClass({})}>
          {messages.home}
        </a>
      }
    >
      {isUnknown ? messages.unknownText : (readServerMessage(error) ?? notes.failureText)}
    </FullPageMessage>
  );
}
