/** An address, or the first link of its kind that leads from an address to what only the data know. */
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
  '/register?refcode=ASHAFX2Y',
  '/register?lang=hi',
  '/forgot-password',
  '/restore-phone?token=spent',
  '/resources',
  '/resources?list=faqs',
  '/resources?lang=hi',
  '/api/docs',
  '/admin/login',
];

/** The member area but for its first screen and the donations. */
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

const CONTENT_SCREENS = [
  '/admin/classes',
  '/admin/classes?teacher=Nobody&kind=Beginner',
  '/admin/classes/new',
  '/admin/rewards',
  '/admin/rewards/1',
  '/admin/reviews',
  '/admin/reviews?stars=2',
  '/admin/classes/excused-day',
  '/admin/reminders',
  '/admin/batches?edit=Monday',
  '/admin/challenges',
  '/admin/challenges/new',
  '/admin/challenges/1/end',
  '/admin/faqs',
  '/admin/faqs/new',
  '/admin/faqs/1/delete',
  '/admin/faqs/999999',
  '/admin/video',
  '/admin/video/1',
  '/admin/video/1/delete',
  '/admin/resources',
  '/admin/resources/new',
  '/admin/resources/1/delete',
  '/admin/sections',
  '/admin/groups',
  '/admin/groups/1',
  '/admin/groups/new',
  '/admin/translations',
];

/** What can be done with a class of the week; which ones there are the data know. */
const CLASS_SCREENS = ['', '/repeat', '/end-series', '/cancel', '/delete'].map((act) => ({
  from: '/admin/classes',
  through: `table a[aria-label][href^="/admin/classes/"]${act === '' ? '[aria-label^="Edit"]' : `[href$="${act}"]`}`,
  like: `/admin/classes/1${act}`,
}));

const STAFF_SCREENS = [
  '/admin/dashboard',
  '/admin/users',
  '/admin/users?search=nobody-of-this-name',
  '/admin/users/5',
  '/admin/users/5/karma',
  '/admin/users/5/delete',
  '/admin/financials',
  '/admin/financials?status=pending',
  '/admin/financials?search=Asha&from=2026-01-01',
  '/admin/financials/approvals',
  '/admin/financials/unmatched',
  '/admin/staff',
  '/admin/staff/new',
  '/admin/staff/2',
  '/admin/staff/2/password',
  '/admin/staff/2/second-factor',
  '/admin/audit',
  '/admin/account',
  '/admin/security',
  '/admin/security/recovery-codes',
  '/admin/confirm',
];

/** Each screen that everybody whom the product knows meets. */
export const SCREENS = {
  visitor: PUBLIC_SCREENS,
  member: [
    ...MEMBER_SCREENS,
    { from: '/donations?tab=history', through: 'main a[href*="/receipt"]', like: '/donations/1/receipt' },
  ],
  'asked member': ['/profile-edit', '/profile-edit?lang=hi'],
  admin: [
    ...CONTENT_SCREENS,
    ...STAFF_SCREENS,
    ...CLASS_SCREENS,
    {
      from: '/admin/financials?status=approved',
      through: 'table a[href^="/admin/financials/"]',
      like: '/admin/financials/1',
    },
  ],
} satisfies Record<string, readonly Screen[]>;

/** Screens that stand at the end of a way of several steps; `at-the-end.test` goes each of them. */
export const AT_THE_END = [
  '/reset-password',
  '/profile-edit/phone',
  '/donations/checkout/:orderId',
  '/rewards/t-shirt',
  '/admin/login/code',
] as const;
