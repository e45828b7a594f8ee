import { getFormPagePath } from './form-page.server';

const ENTRANCES = {
  member: { login: '/login', home: '/dashboard' },
  admin: { login: '/admin/login', home: '/admin/dashboard' },
} as const;

type Entering = keyof typeof ENTRANCES;

/** URLs that are not pages, each with the page to open after a login instead. */
const SHOWN_AT: readonly (readonly [RegExp, string])[] = [
  // Leads to the dashboard instead of `/join/`, because the response to a form must not redirect to
  // another site.
  [/^\/join\/(\d+)$/, '/dashboard?open=$1'],
  [/^\/donations\/qr\?amount=(\d+)$/i, '/donations?way=qr&amount=$1'],
  [/^\/donations\/(?:qr|orders|payments|return)\b.*/i, '/donations'],
  [/^(\/donations\/codes\/\w+)\/image\b.*/i, '$1'],
  [/^\/donations\/\w+\/(?:screenshot|tax-certificate)\b.*/i, '/donations?tab=history'],
  [/^(\/admin\/donor-record\/\w+)\/(?:receipt|tax-certificate)\b.*/i, '$1'],
  [/^\/donations\/statements\/\w+.*/i, '/donations?tab=history'],
  [/^\/profile-edit\/browser\b.*/i, '/profile-edit/reminders'],
  [/^\/profile-edit\/(?:export|sessions)\b.*/i, '/profile-edit/privacy'],
  [/^\/plans\/.*/i, '/dashboard?tab=resources'],
  [/^\/classes\/.*/i, '/timetable'],
  [/^\/share\/streak\b.*/i, '/streak'],
  [/^\/register\/start\b.*/i, '/register'],
];

/** Matches URLs of the API and of forms, which are not pages. A login never leads to them. */
const NO_PAGE = new RegExp(
  '^/(?:(?:calendar|challenge|cheer|consent|goal|group|hero-image|j|join|logout|mood|presence|r|reminder|share|site-image|teacher-photo|testimonial-photo|theme|upi-qr|healthz|readyz|metrics)(?:[/?]|$)' +
    '|api(?!/docs(?:[?]|$))|admin/(?:(?:financials(?:/reconciliation)?|users|audit|dashboard/trends|reports/board)/export|donor-file/(?:download|missing)|import/\\d+/rows|exports/table|statements/\\w+/\\w+|logout|passkey-options)\\b)|^[^?]*(?:\\.|/pdf(?:[?]|$))',
  'i',
);

/**
 * Returns the URL of the login page. It includes the page to return to: the requested page or, for
 * a form, the page with the form.
 */
export function buildLoginPath(request: Request, role: Entering): string {
  const { login, home } = ENTRANCES[role];
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
export function getPathAfterLogin(request: Request, role: Entering): string {
  const { home } = ENTRANCES[role];
  const next = new URL(request.url).searchParams.get('next') ?? '';
  const isOurs = /^\/(?![/\\])[\w\-./?=&%~+]*$/.test(next) && /^\/admin\b/.test(next) === (role === 'admin');
  if (!isOurs) return home;
  const [pattern, page] = SHOWN_AT.find(([address]) => address.test(next)) ?? [];
  if (pattern && page) return next.replace(pattern, page);
  return NO_PAGE.test(next) ? home : next;
}
