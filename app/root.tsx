import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useRouteError,
} from '@remix-run/react';
import { type ReactNode, useEffect } from 'react';
import { useNonce } from './components/nonce';
import { NotFoundMessage } from './components/public/not-found-message';
import { getButtonClass } from './components/ui/button-class';
import { FullPageMessage } from './components/ui/full-page-message';
import { getDocumentLanguage, getPageCatalogue } from './components/ui/page-messages';
import { isNetworkFailure, isUnreadableResponse } from './components/ui/network-failure';
import { type DocumentBrand, findBrand, findBrandName } from './components/ui/use-brand';
import { readServerMessage } from './components/ui/server-message';
import { getLanguageFromMatches, hasScripts, useLanguage, type LanguageHandle } from './components/ui/use-language';
import { getFailureTitle, useMessages } from './components/ui/use-messages';
import { listThemeColors } from './components/ui/theme-colors';
import { useIsBackOffice, useTheme } from './components/ui/use-theme';
import { ToastProvider } from './components/ui/toast-provider';
import { getSharedPageRequest } from './http/context.server';
import { saveLanguageChoice } from './http/browser/save-language-choice.server';
import { getLanguageFromQuery } from './http/browser/language.server';
import { isCachedPage } from './http/pages/public-page.server';
import { readToast } from './http/browser/toast.server';
import { DOCUMENT_LINKS, getDevanagariFontLinks, getIconLinks, STYLESHEETS } from './styles/document-links';
import { fillBrand } from './i18n/brand';
import { DEFAULT_BRAND_NAMES, getPathLanguage, LOCALES, localizePath, WRITING_SYSTEMS } from './i18n/languages';

/** Settings of a route for its document, in its `handle`. */
export interface DocumentHandle extends LanguageHandle {
  area?: 'member';
  scripts?: false;
  /**
   * `whole` for a page without JavaScript that shows a member's name. Other pages without
   * JavaScript load reduced fonts, which lack some Devanagari letters.
   */
  fonts?: 'whole';
  /**
   * Message if the server cannot be reached. It is also shown if the response is not from our
   * server, unless `unreadable` is set.
   */
  unreachable?: string;
  unreadable?: string;
  /** Key of a translated message that takes precedence over `unreadable`. */
  unreadIn?: 'profileUnread';
}

export const links: LinksFunction = () => [...DOCUMENT_LINKS];

export { shouldRevalidate } from './components/ui/form-client';

export const meta: MetaFunction<typeof loader> = ({ error, data, matches }) => {
  // If a page failed, its matches end at the error boundary. In this case the language comes from
  // the root loader or from the document.
  const failing = data?.language ?? getDocumentLanguage() ?? 'en';
  const language = error ? failing : getLanguageFromMatches(matches, data?.language);
  const { notes } = getPageCatalogue(language).interface;
  const messages = fillBrand(notes, findBrandName(matches, language));
  return [
    { title: error ? getFailureTitle(error, messages) : messages.siteTitle },
    { name: 'description', content: messages.siteText },
    ...(data?.colors ?? []),
  ];
};

export async function loader(args: LoaderFunctionArgs) {
  const { app, visitor } = await getSharedPageRequest(args);
  const { pathname, language, theme } = visitor;
  const { names, site } = visitor.brand;
  const brand: DocumentBrand = { names, logo: site.logo, accent: site.accent };
  const look = { theme, brand, colors: listThemeColors(theme) };
  if (isCachedPage(pathname)) return data({ toasts: [], ...look, language: getPathLanguage(pathname) });
  const { toast, clear } = await readToast(args.request, language, app);
  const fromQuery = getLanguageFromQuery(args.request);
  const headers = new Headers();
  if (clear) headers.append('Set-Cookie', clear);
  if (fromQuery) headers.append('Set-Cookie', await saveLanguageChoice(args, fromQuery));
  return data({ toasts: toast ? [toast] : [], ...look, language }, { headers });
}

/**
 * Detects devices that are not set to Indian time, which is 330 minutes ahead of UTC. Runs before
 * the first paint.
 */
const READ_ZONE = "document.documentElement.dataset.zone=new Date().getTimezoneOffset()===-330?'india':'away'";

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const theme = useTheme();
  const isBackOffice = useIsBackOffice();
  const matches = useMatches();
  const handles = matches.map(({ handle }) => handle as DocumentHandle | undefined);
  const isMemberArea = handles.some((handle) => handle?.area === 'member');
  const language = useLanguage();
  const isScripted = hasScripts(matches);
  const brand = findBrand(matches);
  const styles = isScripted ? 'whole' : 'public';
  const fonts = handles.some((handle) => handle?.fonts === 'whole') ? 'whole' : styles;
  return (
    <html
      lang={LOCALES[language]}
      data-theme={theme}
      data-accent={isBackOffice || brand?.accent === 'indigo' ? undefined : brand?.accent}
      data-fonts={fonts}
      data-text={isBackOffice ? 'dense' : undefined}
      data-brand={isScripted ? JSON.stringify(brand?.names ?? DEFAULT_BRAND_NAMES) : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <Meta />
        {WRITING_SYSTEMS[language] === 'Devanagari'
          ? getDevanagariFontLinks(language, fonts).map((link) => <link key={link.href} {...link} />)
          : null}
        <link rel="manifest" href={localizePath(language, '/site.webmanifest')} />
        <Links />
        {getIconLinks(brand?.logo ?? null).map((link) => (
          <link key={`${link.rel} ${link.href}`} {...link} />
        ))}
        <link rel="stylesheet" href={STYLESHEETS[styles]} />
        {isMemberArea && isScripted ? (
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: READ_ZONE }} />
        ) : null}
      </head>
      <body>
        {children}
        {isScripted ? (
          <>
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        ) : null}
      </body>
    </html>
  );
}

export default function App() {
  const { toasts } = useLoaderData<typeof loader>();
  const language = useLanguage();
  useEffect(() => {
    // Reloads the document if the language was changed in another tab.
    if (language !== getDocumentLanguage()) location.reload();
  }, [language]);
  return (
    <ToastProvider toasts={toasts}>
      <Outlet />
    </ToastProvider>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const language = useLanguage();
  const messages = useMessages('interface.notes');
  const own = Object.assign({}, ...useMatches().map(({ handle }) => handle)) as DocumentHandle;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundMessage />;
  const { unreachable, tryAgain, failureTitle, failureText, goHome } = messages;
  const isUnread = isUnreadableResponse(error);
  const isUnreachable = isUnread || isNetworkFailure(error);
  const unread = own.unreadIn ? messages[own.unreadIn] : own.unreadable;
  const ownTitle = isUnread ? (unread ?? own.unreachable) : own.unreachable;
  return (
    <FullPageMessage
      title={isUnreachable ? (ownTitle ?? unreachable) : failureTitle}
      action={
        <a href={isUnreachable ? pathname + search : localizePath(language, '/')} className={getButtonClass({})}>
          {isUnreachable ? tryAgain : goHome}
        </a>
      }
    >
      {readServerMessage(error) ?? failureText}
    </FullPageMessage>
  );
}
