import { getFormPagePath } from './form-page.server';

const ENTRANCES = {
  member: { login: '/login', home: '/dashboard' },
  admin: { login: '/admin/login', home: '/admin/dashboard' },
} as const;

type Entering = keyof typeof ENTRANCES;

/** URLs that are not pages, with the page to open after a login instead. */
const SHOWN_AT: readonly (readonly [RegExp, string])[] = [
  // Leads to the dashboard instead of `/join/`, because the response to a form must not redirect to
  // another site.
  [/^\/join\/(\d+)$/, '/dashboard?open=$1'],
  [/^\/donations\/qr\?amount=(\d+)$/i, '/donations?way=qr&amount=$1'],
  [/^\/donations\/(?:qr|orders|payments|return)\b.*/i, '/donations'],
  [/^\/donations\/\w+\/screenshot\b.*/i, '/donations?tab=history'],
  [/^\/profile-edit\/(?:browser|export|notices|sessions)\b.*/i, '/profile-edit'],
  [/^\/plans\/.*/i, '/dashboard?tab=resources'],
  [/^\/classes\/.*/i, '/timetable'],
  [/^\/share\/streak\b.*/i, '/streak'],
  [/^\/register\/start\b.*/i, '/register'],
];

/** Matches URLs of the API and of forms, which are not pages. A login never leads to them. */
const NO_PAGE = new RegExp(
  '^/(?:(?:calendar|challenge|consent|goal|group|hero-image|j|join|logout|share|theme|healthz|readyz|metrics)(?:[/?]|$)' +
    '|api(?!/docs(?:[?]|$))|admin/(?:financials/export|logout|passkey-options)\\b)|^[^?]*(?:\\.|/pdf(?:[?]|$))',
  'i',
);

/**
 * Returns the URL of the login page. It includes the page to return to: the requested page or, for
 * a form, the page with the form.
 */
export function buildLoginPath(request: Request, who: Entering): string {
  const { login, home } = ENTRANCES[who];
  const { pathname, search } = new URL(request.url);
  // The URL of a form may accept only POST requests, so the login leads back to the page with the
  // form.
  const next = request.method === 'POST' ? getFormPagePath(request) : pathname + search;
  return next === null || next === home ? login : `${login}?${new URLSearchParams({ next })}`;
}

/**
 * Returns the path to open after a login: the page in `?next=`, or the home page if `next` is
 * missing or not a page of this area.
 */
export function getPathAfterLogin(request: Request, who: Entering): string {
  const { home } = ENTRANCES[who];
  const next = new URL(request.url).searchParams.get('next') ?? '';
  const isOurs = /^\/(?![/\\])[\w\-./?=&%~+]*$/.test(next) && /^\/admin\b/.test(next) === (who === 'admin');
  if (!isOurs) return home;
  const [pattern, page] = SHOWN_AT.find(([address]) => address.test(next)) ?? [];
  if (pattern && page) return next.replace(pattern, page);
  return NO_PAGE.test(next) ? home : next;
}
