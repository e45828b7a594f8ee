import { getFormPagePath } from './form-page.server';

const ENTRANCES = {
  member: { login: '/login', home: '/dashboard' },
  admin: { login: '/admin/login', home: '/admin/dashboard' },
} as const;

type Entering = keyof typeof ENTRANCES;

/** Data URLs with the page that shows them. */
const SHOWN_AT: readonly (readonly [RegExp, string])[] = [
  // Uses the dashboard, because a form's response must not redirect to another site.
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

/** Other URLs that are not pages. */
const NO_PAGE = new RegExp(
  '^/(?:(?:calendar|challenge|consent|goal|group|hero-image|j|join|logout|share|theme|healthz|readyz|metrics)(?:[/?]|$)' +
    '|api(?!/docs(?:[?]|$))|admin/(?:financials/export|logout|passkey-options)\\b)|^[^?]*(?:\\.|/pdf(?:[?]|$))',
  'i',
);

/** Returns the login URL that leads back to the requested page or to the page with the form. */
export function buildLoginPath(request: Request, who: Entering): string {
  const { login, home } = ENTRANCES[who];
  const { pathname, search } = new URL(request.url);
  // The URL of a form may accept only POST requests.
  const next = request.method === 'POST' ? getFormPagePath(request) : pathname + search;
  return next === null || next === home ? login : `${login}?${new URLSearchParams({ next })}`;
}

/** Returns the path after a login: the page that required it. */
export function getPathAfterLogin(request: Request, who: Entering): string {
  const { home } = ENTRANCES[who];
  const next = new URL(request.url).searchParams.get('next') ?? '';
  const isOurs = /^\/(?![/\\])[\w\-./?=&%~+]*$/.test(next) && /^\/admin\b/.test(next) === (who === 'admin');
  if (!isOurs) return home;
  const [pattern, page] = SHOWN_AT.find(([address]) => address.test(next)) ?? [];
  if (pattern && page) return next.replace(pattern, page);
  return NO_PAGE.test(next) ? home : next;
}
