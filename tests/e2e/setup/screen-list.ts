import { listScreenAddresses } from '../../setup/routes';
import { createTeacherQuery } from './journeys';

/**
 * URL of a screen. If it depends on the test data, the screen is found through a link: `through` is
 * the link on the page `from`, and `like` is an example of its URL.
 */
export type Screen = string | { from: string; through: string; like: string };

const PUBLIC_SCREENS = [
  '/',
  '/hi',
  '/mr',
  '/landing',
  '/hi/landing',
  '/mr/landing',
  '/privacy',
  '/hi/privacy',
  '/mr/privacy',
  '/terms',
  '/hi/terms',
  '/mr/terms',
  '/refunds',
  '/hi/refunds',
  '/mr/refunds',
  '/privacy/versions/0',
  '/hi/privacy/versions/0',
  '/mr/privacy/versions/0',
  '/c/SUKH-ASAN-2345',
  '/hi/c/SUKH-ASAN-2345',
  '/mr/c/SUKH-ASAN-2345',
  '/c/SUKH-ASAN-9999',
  '/nowhere',
  '/hi/nowhere',
  '/login',
  '/login?lang=hi',
  '/login/code',
  '/register?refcode=ASHAFX2Y',
  '/register?lang=hi',
  '/register?lang=mr',
  '/forgot-password',
  '/restore-phone?token=spent',
  '/resources',
  '/resources?list=faqs',
  '/resources?lang=hi',
  '/resources?lang=mr',
  '/help',
  '/help?lang=hi',
  '/help?lang=mr',
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
  '/dashboard?tab=leaderboard&list=friends',
  '/dashboard?tab=leaderboard&list=top',
  '/dashboard?tab=leaderboard&list=top&period=month',
  '/profile-edit',
  '/profile-edit/password',
  '/profile-edit/reminders',
  '/profile-edit/privacy',
  '/profile-edit/delete',
  '/donations/tax-details',
  '/rate',
  '/resources',
  '/help',
  '/streak',
  '/karma',
  '/timetable',
];

const MEMBER_SCREENS = [
  '/dashboard',
  '/dashboard?lang=mr',
  '/dashboard?tab=referral&view=rewards&lang=mr',
  ...MEMBER_AREA,
  '/donations',
  '/donations?way=qr&amount=501',
  '/donations?tab=history',
];

/**
 * Values for path parameters that exist in the demo data. Parameters that are not listed get the
 * value 1.
 */
const EXAMPLES: Record<string, string> = {
  ':policy': 'terms',
  ':language': 'hi',
  ':lawDate': '2026-04-01',
  ':date': '2026-11-20',
  ':userId': '5',
  ':adminId': '2',
};

/**
 * Routes whose ids depend on the test data. The tests reach them through the links in
 * `CLASS_SCREENS` and `SCREENS`.
 */
const FOUND_BY_LINKS = [
  '/admin/classes/:classId',
  '/admin/financials/:donationId',
  '/admin/sections/policies/:policy/:language/preview',
];

/** Back office screens from the route table, except the login and the routes in FOUND_BY_LINKS. */
const STAFF_SCREENS = (await listScreenAddresses())
  .filter((address) => address.startsWith('/admin/') && !address.startsWith('/admin/login'))
  .filter((address) => !FOUND_BY_LINKS.some((found) => address.startsWith(found)))
  .map((address) => address.replaceAll(/:\w+/g, (part) => EXAMPLES[part] ?? '1'))
  .map((address) =>
    address.startsWith('/admin/classes/') ? `${address}?${createTeacherQuery('Ananya Deshpande')}` : address,
  );

const STAFF_STATES = [
  '/admin/dashboard/trends?days=365',
  '/admin/reports/board?month=2026-10',
  '/admin/reports/board?month=2999-01',
  '/admin/classes?teacher=Nobody&kind=Beginner',
  '/admin/classes?view=list',
  '/admin/reviews?stars=2',
  '/admin/batches?edit=Monday',
  '/admin/faqs/999999',
  '/admin/groups/new',
  '/admin/users?search=nobody-of-this-name',
  '/admin/financials?status=pending',
  '/admin/financials?search=Asha&from=2026-01-01',
  '/admin/audit?topic=money',
  '/admin/search?q=password',
];

/**
 * Screens for actions on a class. They are reached through the links of a class in the current
 * week.
 */
const CLASS_SCREENS = ['', '/repeat', '/end-series', '/cancel', '/delete'].map((act) => ({
  from: `/admin/classes?${createTeacherQuery(act === '/repeat' ? 'Sangha volunteers' : 'Ananya Deshpande')}`,
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
      from: '/admin/financials?status=pending',
      through: 'table a[href^="/admin/financials/"]',
      like: '/admin/financials/1',
    },
    {
      from: '/admin/financials?status=approved',
      through: 'table a[href^="/admin/financials/"]',
      like: '/admin/financials/1',
    },
    '/admin/financials/1/refund',
  ],
} satisfies Record<string, readonly Screen[]>;

/**
 * The screens that are used most. `npm test` checks only these; `npm run test:deep` checks the
 * remaining screens.
 */
export const MOST_USED_SCREENS: ReadonlySet<Screen> = new Set([
  '/',
  '/hi',
  '/privacy',
  '/c/SUKH-ASAN-2345',
  '/nowhere',
  '/login',
  '/register?refcode=ASHAFX2Y',
  '/admin/login',
  '/dashboard',
  '/dashboard?tab=resources',
  '/dashboard?tab=referral',
  '/dashboard?tab=leaderboard',
  '/profile-edit?lang=hi',
  '/profile-edit',
  '/help?lang=hi',
  '/streak',
  '/timetable',
  '/donations',
  '/donations?way=qr&amount=501',
  '/admin/dashboard',
  '/admin/dashboard/trends',
  '/admin/users?search=nobody-of-this-name',
  '/admin/users/5',
  '/admin/financials?status=pending',
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
  '/admin/import/:importId',
  '/admin/sections/policies/:policy/:language/preview',
] as const;
