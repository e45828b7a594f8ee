/** Addresses of data, each with the page that shows it. */
const SHOWN_AT: readonly (readonly [RegExp, string])[] = [
  // By way of the dashboard, because a form's answer may not lead to another site.
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

/** All other addresses that are no page of ours. */
const NO_PAGE = new RegExp(
  '^/(?:(?:calendar|challenge|consent|goal|group|hero-image|j|join|logout|share|theme|healthz|readyz|metrics)(?:[/?]|$)' +
    '|api(?!/docs(?:[?]|$))|admin/(?:financials/export|logout|passkey-options)\\b)|^[^?]*(?:\\.|/pdf(?:[?]|$))',
  'i',
);

/** Where a login leads: to the page of ours that asked for it, or that shows what was asked for. */
export function nextAddress(request: Request): string {
  const next = new URL(request.url).searchParams.get('next') ?? '';
  if (!/^\/(?![/\\])[\w\-./?=&%~]*$/.test(next)) return '/dashboard';
  const [pattern, page] = SHOWN_AT.find(([address]) => address.test(next)) ?? [];
  if (pattern && page) return next.replace(pattern, page);
  return NO_PAGE.test(next) ? '/dashboard' : next;
}
