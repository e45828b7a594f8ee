import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { pathIn } from '~/i18n/languages';
import { ASHA, dashboardOf, MARY, staffAt } from './journeys';

/** The two widths at which every screen is looked at: a phone and a laptop. */
export const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

const PUBLIC_SCREENS = [
  '/',
  '/hi',
  '/landing',
  '/hi/landing',
  '/privacy',
  '/hi/terms',
  '/refunds',
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
  '/admin/resources',
  '/admin/resources/new',
  '/admin/sections',
  '/admin/groups',
  '/admin/groups/1',
  '/admin/groups/new',
  '/admin/translations',
];

const STAFF_SCREENS = [
  '/admin/dashboard',
  '/admin/users',
  '/admin/users?search=nobody-of-this-name',
  '/admin/users/5',
  '/admin/users/5/karma',
  '/admin/users/5/delete',
  '/admin/financials',
  '/admin/financials?status=pending',
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
];

/** An address, or the first link of its kind that leads from an address to what only the data know. */
export type Screen = string | { from: string; through: string };

interface Person {
  /** Lets the person in. */
  enter: (page: Page) => Promise<void>;
  screens: readonly Screen[];
}

/** Everybody whom the product knows, each with every screen. */
export const PEOPLE: Record<'visitor' | 'member' | 'asked member' | 'admin', Person> = {
  visitor: { enter: () => Promise.resolve(), screens: PUBLIC_SCREENS },
  member: {
    enter: (page) => dashboardOf(page, ASHA),
    screens: [...MEMBER_SCREENS, { from: '/donations?tab=history', through: 'main a[href*="/receipt"]' }],
  },
  'asked member': {
    enter: async (page) => {
      await dashboardOf(page, MARY);
      await expect(page.getByRole('button', { name: 'I agree' })).toBeVisible();
    },
    screens: ['/profile-edit', '/profile-edit?lang=hi'],
  },
  admin: {
    enter: (page) => staffAt(page, '/admin/account'),
    screens: [
      ...CONTENT_SCREENS,
      ...STAFF_SCREENS,
      { from: '/admin/financials?status=approved', through: 'table a[href^="/admin/financials/"]' },
    ],
  },
};

/** What a screen is called in a report. */
export const nameOf = (screen: Screen) =>
  typeof screen === 'string' ? screen : `${screen.from}, then ${screen.through}`;

/** The address of a screen, looked up where only the data know it. */
export async function addressOf(page: Page, screen: Screen): Promise<string> {
  if (typeof screen === 'string') return screen;
  await page.goto(screen.from);
  return (await page.locator(screen.through).first().getAttribute('href')) ?? screen.through;
}

/** The screens of people who read Hindi: a public page in its own address, any other by the setting; staff and developers read English. */
export function inHindi(screens: readonly Screen[]): Screen[] {
  return screens
    .filter((screen) => screen !== '/api/docs' && screen !== '/admin/login')
    .map((screen) => {
      if (typeof screen !== 'string') return screen;
      if (/^\/(?:|landing|privacy|refunds|terms|nowhere)$/.test(screen)) return pathIn('hi', screen);
      return /[?&]lang=|^\/hi\b/.test(screen) ? screen : `${screen}${screen.includes('?') ? '&' : '?'}lang=hi`;
    });
}

/** Goes to a screen and waits until what belongs before it, such as a dialog, stands there. */
export async function showScreen(page: Page, screen: Screen): Promise<void> {
  await page.goto(await addressOf(page, screen));
  await page.waitForFunction(() => {
    const hasScripts = document.querySelector('script[type="module"]') !== null;
    const isTakenOver = Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
    const areModal = [...document.querySelectorAll('dialog[open]')].every((open) => open.matches(':modal'));
    return !hasScripts || (isTakenOver && areModal);
  });
}
