import { addressesOfScreens } from '../../setup/routes';
import { taughtBy } from './journeys';

/**
 * URL of a screen. If it depends on the test data, the screen is found through a link: `through` is
 * the link on the page `from`, and `like` is an example of its URL.
 */
export type Screen = string | { from: string; through: string; like: string };

const PUBLIC_SCREENS = [
  '/',
  '/hi',
  '/landing',
  '/hi/landing',
  '/privacy',
  '/hi/privacy',
  '/terms',
  '/hi/terms',
  '/refunds',
  '/hi/refunds',
  '/c/SUKH-ASAN-2345',
  '/hi/c/SUKH-ASAN-2345',
  '/c/SUKH-ASAN-9999',
  '/nowhere',
  '/hi/nowhere',
  '/login',
  '/login?lang=hi',
  '/login/code',
  '/register?refcode=ASHAFX2Y',
  '/register?lang=hi',
  '/forgot-password',
  '/restore-phone?token=spent',
  '/resources',
  '/resources?list=faqs',
  '/resources?lang=hi',
  '/help',
  '/help?lang=hi',
  '/api/docs',
  '/admin/login',
];

/** Screens of the member area, except the home tab and the donations. */
const MEMBER_AREA = [
  '/dashboard?tab=resources',
  '/dashboard?tab=resources&list=videos',
  '/dashboard?tab=resources&list=faqs',
  '/dashboard?tab=referral',
  '/dashboard?tab=referral&view=rewards',
  '/dashboard?tab=leaderboard',
  '/dashboard?tab=leaderboard&period=month',
  '/profile-edit',
  '/profile-edit/password',
  '/profile-edit/reminders',
  '/profile-edit/delete',
  '/rate',
  '/resources',
  '/help',
  '/streak',
  '/karma',
  '/timetable',
];

const MEMBER_SCREENS = [
  '/dashboard',
  ...MEMBER_AREA,
  '/donations',
  '/donations?way=qr&amount=501',
  '/donations?tab=history',
];

/**
 * Values for path parameters that exist in the demo data. Parameters that are not listed get the
 * value 1.
 */
const EXAMPLES: Record<string, string> = { ':userId': '5', ':adminId': '2' };

/**
 * Routes whose ids depend on the test data. The tests reach them through the links in
 * `CLASS_SCREENS` and `SCREENS`.
 */
const FOUND_BY_LINKS = ['/admin/classes/:classId', '/admin/financials/:donationId'];

/** Back office screens from the route table, except the login and the routes in FOUND_BY_LINKS. */
const STAFF_SCREENS = (await addressesOfScreens())
  .filter((address) => address.startsWith('/admin/') && !address.startsWith('/admin/login'))
  .filter((address) => !FOUND_BY_LINKS.some((found) => address.startsWith(found)))
  .map((address) => address.replaceAll(/:\w+/g, (part) => EXAMPLES[part] ?? '1'))
  .map((address) => (address.startsWith('/admin/classes/') ? `${address}?${taughtBy('Ananya Deshpande')}` : address));

const STAFF_STATES = [
  '/admin/classes?teacher=Nobody&kind=Beginner',
  '/admin/reviews?stars=2',
  '/admin/batches?edit=Monday',
  '/admin/faqs/999999',
  '/admin/groups/new',
  '/admin/users?search=nobody-of-this-name',
  '/admin/financials?status=pending',
  '/admin/financials?search=Asha&from=2026-01-01',
];

/**
 * Screens for actions on a class. They are reached through the links of a class in the current
 * week.
 */
const CLASS_SCREENS = ['', '/repeat', '/end-series', '/cancel', '/delete'].map((act) => ({
  from: `/admin/classes?${taughtBy(act === '/repeat' ? 'Sangha volunteers' : 'Ananya Deshpande')}`,
  through: `table a[aria-label][href^="/admin/classes/"]${act === '' ? '[aria-label^="Edit"]' : `[href*="${act}?"]`}`,
  like: `/admin/classes/1${act}`,
}));

export const SCREENS = {
  visitor: PUBLIC_SCREENS,
  member: [
    ...MEMBER_SCREENS,
    { from: '/donations?tab=history', through: 'main a[href*="/receipt"]', like: '/donations/1/receipt' },
  ],
  'asked member': ['/profile-edit', '/profile-edit?lang=hi'],
  admin: [
    ...STAFF_SCREENS,
    ...STAFF_STATES,
    ...CLASS_SCREENS,
    {
      from: '/admin/financials?status=approved',
      through: 'table a[href^="/admin/financials/"]',
      like: '/admin/financials/1',
    },
  ],
} satisfies Record<string, readonly Screen[]>;

/**
 * One screen per page template. `npm test` checks only these; `npm run test:deep` checks the
 * remaining screens.
 */
export const TEMPLATES: ReadonlySet<Screen> = new Set([
  '/',
  '/hi',
  '/landing',
  '/privacy',
  '/c/SUKH-ASAN-2345',
  '/nowhere',
  '/login',
  '/register?refcode=ASHAFX2Y',
  '/forgot-password',
  '/api/docs',
  '/admin/login',
  '/dashboard',
  '/dashboard?tab=resources',
  '/dashboard?tab=referral',
  '/dashboard?tab=leaderboard',
  '/profile-edit?lang=hi',
  '/profile-edit',
  '/profile-edit/delete',
  '/rate',
  '/help?lang=hi',
  '/streak',
  '/timetable',
  '/donations',
  '/donations?way=qr&amount=501',
  '/donations?tab=history',
  '/admin/dashboard',
  '/admin/users?search=nobody-of-this-name',
  '/admin/users/5',
  '/admin/users/5/delete',
  '/admin/staff/2',
  '/admin/account',
  '/admin/financials?status=pending',
  '/admin/reviews?stars=2',
  '/admin/batches?edit=Monday',
  '/admin/challenges/1',
  '/admin/faqs/1',
  '/admin/sections',
]);

/** Screens that are reached after several steps. `at-the-end.test` opens each of them. */
export const AT_THE_END = [
  '/login/verify',
  '/reset-password',
  '/confirm-phone',
  '/profile-edit/phone',
  '/donations/checkout/:orderId',
  '/rewards/t-shirt',
  '/admin/login/code',
] as const;
