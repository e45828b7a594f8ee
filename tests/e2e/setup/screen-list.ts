import { addressesOfScreens } from '../../setup/routes';
import { taughtBy } from './journeys';

/**
 * A fixed address, or the first matching link on another page, if the address depends on the data.
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

/** Screens of the member area, apart from the home tab and the donations. */
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

/** Values of path parameters that exist in the demo data. All other parameters are 1. */
const EXAMPLES: Record<string, string> = { ':userId': '5', ':adminId': '2' };

/** Addresses that depend on the data. `CLASS_SCREENS` and `SCREENS` specify the links to them. */
const FOUND_BY_LINKS = ['/admin/classes/:classId', '/admin/financials/:donationId'];

/** All screens of the back office in the route table, apart from the login. */
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

/** Actions of a class of the current week, which are found by their links. */
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

/** One screen per page template. `npm test` checks these, `npm run test:deep` checks the others. */
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

/** Screens at the end of several steps. `at-the-end.test` visits each of them. */
export const AT_THE_END = [
  '/login/verify',
  '/reset-password',
  '/confirm-phone',
  '/profile-edit/phone',
  '/donations/checkout/:orderId',
  '/rewards/t-shirt',
  '/admin/login/code',
] as const;
