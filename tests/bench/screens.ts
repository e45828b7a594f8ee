import type { Community } from './community';
import type { Headers } from './load';

export interface Screen {
  path: string;
  as: 'visitor' | 'member' | 'newcomer' | 'admin';
}

export const PUBLIC_CALLS: readonly Screen[] = [
  '/api/hero-section',
  '/api/homepage-sections/active',
  '/api/faqs',
  '/api/video-resources',
  '/api/instructions',
  '/api/classes/today',
].map((path) => ({ path, as: 'visitor' }));

export const MEMBER_CALLS: readonly Screen[] = [
  '/api/user',
  '/api/user/attendance/weekly',
  '/api/user/referrals',
  '/api/attendance/leaderboard/streak',
  '/api/diet-plans/user',
  '/api/user/donations',
  '/api/user/donations/stats',
].map((path) => ({ path, as: 'member' }));

export const PAGES: readonly Screen[] = [
  { path: '/api/attendance/leaderboard/streak', as: 'newcomer' },
  { path: '/dashboard', as: 'newcomer' },
  { path: '/', as: 'visitor' },
  { path: '/landing', as: 'visitor' },
  { path: '/resources', as: 'visitor' },
  ...[
    '/dashboard',
    '/dashboard?tab=resources',
    '/dashboard?tab=referral',
    '/dashboard?tab=leaderboard',
    '/profile-edit',
    '/donations',
  ].map((path): Screen => ({ path, as: 'member' })),
  { path: '/donations?tab=history', as: 'member' },
];

/** Filters of the member list, each alone and with a search text. */
const USER_FILTERS = [
  'city=Pune',
  'batch=06:00',
  'language=hi',
  'joined_from=2026-11-01',
  'absent_days=14',
  'absent_days=365',
  'proved=yes',
  'proved=no',
].flatMap((filter) => [filter, `${filter}&search=Kumar`]);

const USER_SORTS = ['karma_points', 'name', 'created_at', 'current_streak'].flatMap((key) => [
  `order_by=${key}&order_dir=ASC`,
  `order_by=${key}&order_dir=DESC`,
]);

/** Short, frequent, rare, Hindi and unknown names, and names with two words in any order. */
const NAME_SEARCHES = [
  'Om',
  'Ra',
  'Sunita',
  'Qasim',
  'Sunita Kumar',
  'Kumar Sunita',
  'Umesh Wadhwa',
  'सुनीता',
  'पांडेय सुनीता',
  'Brunhilde',
].map((name) => `search=${encodeURIComponent(name)}`);

export const ADMIN_SCREENS: readonly Screen[] = [
  ...USER_SORTS.map((sort) => `/api/admin/users?${sort}`),
  '/api/admin/users?gender=Other&order_by=current_streak',
  '/api/admin/users?search=Meera%20Iyer',
  '/api/admin/users?search=98765',
  '/api/admin/users?search=Kumar',
  ...NAME_SEARCHES.flatMap((search) => [
    `/api/admin/users?${search}`,
    `/api/admin/users?${search}&order_by=name&order_dir=ASC`,
  ]),
  '/api/admin/users?page=200',
  '/api/admin/users?page=500',
  ...USER_FILTERS.map((filter) => `/admin/users?${filter}`),
  '/admin/users?search=Kumar',
  '/admin/users/1000',
  '/admin/users/1000?show=messages',
  '/admin/search?q=Kumar',
  '/admin/search?q=501',
  '/api/admin/public-stats',
  '/api/admin/donations',
  '/api/admin/donations?status=pending',
  '/api/classes',
  '/admin/dashboard',
  '/admin/dashboard/trends',
  '/admin/dashboard/trends?days=365',
  '/admin/messages?show=failed',
  '/admin/users',
  '/admin/financials',
  '/admin/classes',
  '/admin/audit',
].map((path) => ({ path, as: 'admin' }));

/**
 * Screens that share a performance target. `beside` is the baseline route to compare with, and
 * `arrivals` is the request rate for the latency measurement.
 */
export interface SpeedGroup {
  screens: readonly Screen[];
  beside: 'call' | 'page';
  /**
   * Performance target: the minimum throughput relative to the baseline route, or the maximum CPU
   * time per request.
   */
  goal: { ratio: number } | { cpuMs: number };
  arrivals: number;
}

const createScreens = (as: Screen['as'], ...paths: string[]): Screen[] => paths.map((path) => ({ path, as }));

export const SPEED_GROUPS: readonly SpeedGroup[] = [
  {
    screens: [...createScreens('visitor', '/healthz'), ...PUBLIC_CALLS],
    beside: 'call',
    goal: { ratio: 1.5 },
    arrivals: 200,
  },
  { screens: MEMBER_CALLS, beside: 'call', goal: { ratio: 0.8 }, arrivals: 100 },
  {
    screens: createScreens('visitor', '/', '/hi', '/landing', '/hi/landing', '/privacy', '/refunds', '/terms'),
    beside: 'page',
    goal: { ratio: 2 },
    arrivals: 100,
  },
  {
    screens: createScreens('visitor', '/login', '/register', '/forgot-password'),
    beside: 'page',
    goal: { ratio: 0.8 },
    arrivals: 50,
  },
  {
    screens: PAGES.filter(({ as, path }) => as === 'member' && path !== '/profile-edit'),
    beside: 'page',
    goal: { ratio: 0.3 },
    arrivals: 20,
  },
  {
    screens: [
      ...createScreens('member', '/profile-edit'),
      ...ADMIN_SCREENS.filter(({ path }) => path.startsWith('/admin/')),
      ...createScreens('admin', '/admin/resources', '/admin/faqs', '/admin/video', '/admin/sections'),
    ],
    beside: 'page',
    goal: { cpuMs: 25 },
    arrivals: 10,
  },
];

/** Returns the headers of each caller. Pages use a cookie, and API calls use a bearer token. */
export function listCallerHeaders({ path, as }: Screen, community: Community): Headers[] {
  const asBrowsersDo = { 'accept-encoding': 'gzip, deflate, br' };
  if (as === 'visitor') return [asBrowsersDo];
  const callers = as === 'member' ? community.members : [community[as]];
  return callers.map(({ token, cookie }) => ({
    ...asBrowsersDo,
    ...(path.startsWith('/api/') ? { authorization: `Bearer ${token}` } : { cookie }),
  }));
}

export function getFirstCallerHeaders(screen: Screen, community: Community): Headers {
  return listCallerHeaders(screen, community)[0] ?? {};
}
