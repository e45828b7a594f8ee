import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node';
import { isRouteErrorResponse, useLoaderData, useRouteError } from '@remix-run/react';
import { CertificateSheet } from '~/components/public/certificate-sheet';
import { CertificateWays } from '~/components/public/certificate-ways';
import { FRAME } from '~/components/public/frame';
import { Genuine } from '~/components/public/genuine';
import { pageMeta } from '~/components/public/page-meta';
import { PublicHeader } from '~/components/public/public-header';
import { useWords } from '~/components/public/use-words';
import { useInterfaceWords } from '~/components/ui/use-language';
import { buttonClass } from '~/components/ui/button-class';
import { FullPageMessage } from '~/components/ui/full-page-message';
import { serverMessage } from '~/components/ui/server-message';
import { certificateView } from '~/http/pages/certificate-view.server';
import { sharedPage } from '~/http/pages/public-page.server';
import { certificateWords } from '~/i18n/certificate';
import { fill } from '~/i18n/fill';
import { languageOfPath, pathIn } from '~/i18n/languages';

export const handle = { scripts: false, fonts: 'whole', languages: 'all' };

export const meta: MetaFunction<typeof loader> = ({ data, location }) => {
  const language = languageOfPath(location.pathname);
  const words = certificateWords(language);
  const isPrivate = { name: 'robots', content: 'noindex' };
  if (!data) return [{ title: words.unknown }, isPrivate];
  const { name, length } = data.view;
  const title = fill(words.metaTitle, { name });
  const description = fill(words.metaDescription, { name, length });
  return [...pageMeta({ language, place: data.place, title, description }), isPrivate];
};

/** For whoever knows its code, in the reader's language if they have chosen one. */
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
  const { language } = useWords();
  const words = certificateWords(language);
  return (
    <>
      <PublicHeader className="text-ink print:hidden" />
      <main id="main" className={`${FRAME} pb-16 print:max-w-none print:p-0`}>
        <Genuine issued={view.issued} words={words} />
        <CertificateSheet view={view} words={words} />
        <CertificateWays view={view} words={words} />
      </main>
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { language } = useWords();
  const words = certificateWords(language);
  const notes = useInterfaceWords().notes;
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return (
    <FullPageMessage
      title={isUnknown ? words.unknown : notes.failureTitle}
      action={
        <a href={pathIn(language, '/')} className={buttonClass({})}>
          {words.home}
        </a>
      }
    >
      {isUnknown ? words.unknownText : (serverMessage(error) ?? notes.failureText)}
    </FullPageMessage>
  );
}
