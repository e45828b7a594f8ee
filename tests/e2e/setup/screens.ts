import type { Page } from 'playwright';
import { ASHA, dashboardOf, staffAt } from './journeys';

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
  '/nowhere',
  '/hi/nowhere',
  '/login',
  '/login?lang=hi',
  '/register?refcode=ASHAFX2Y',
  '/register?lang=hi',
  '/forgot-password',
  '/resources',
  '/resources?list=faqs',
  '/resources?lang=hi',
  '/api/docs',
  '/admin/login',
];

/** The member area but for its first screen and the donations. */
export const MEMBER_AREA = [
  '/dashboard?tab=resources',
  '/dashboard?tab=resources&list=videos',
  '/dashboard?tab=resources&list=faqs',
  '/dashboard?tab=referral',
  '/dashboard?tab=referral&view=rewards',
  '/dashboard?tab=leaderboard',
  '/profile-edit',
  '/profile-edit/delete',
  '/rate',
  '/resources',
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
  '/admin/batches?edit=Monday',
  '/admin/faqs',
  '/admin/faqs/new',
  '/admin/faqs/1/delete',
  '/admin/faqs/999999',
  '/admin/video',
  '/admin/video/1',
  '/admin/resources',
  '/admin/resources/new',
  '/admin/sections',
];

const STAFF_SCREENS = [
  '/admin/dashboard',
  '/admin/users',
  '/admin/users?search=nobody-of-this-name',
  '/admin/users/5',
  '/admin/users/5/delete',
  '/admin/financials',
  '/admin/financials?status=pending',
  '/admin/staff',
  '/admin/staff/new',
  '/admin/staff/2',
  '/admin/staff/2/password',
  '/admin/audit',
  '/admin/account',
];

interface Person {
  /** Lets the person in and answers the addresses of the screens, those that only their data know included. */
  screens: (page: Page) => Promise<string[]>;
}

/** Everybody whom the product knows, each with every screen. */
export const PEOPLE: Record<'visitor' | 'member' | 'admin', Person> = {
  visitor: { screens: () => Promise.resolve(PUBLIC_SCREENS) },
  member: {
    async screens(page) {
      await dashboardOf(page, ASHA);
      await page.goto('/donations?tab=history');
      return [...MEMBER_SCREENS, await addressOf(page, 'main a[href*="/receipt"]')];
    },
  },
  admin: {
    async screens(page) {
      await staffAt(page, '/admin/financials?status=approved');
      return [...CONTENT_SCREENS, ...STAFF_SCREENS, await addressOf(page, 'table a[href^="/admin/financials/"]')];
    },
  },
};

async function addressOf(page: Page, link: string): Promise<string> {
  return (await page.locator(link).first().getAttribute('href')) ?? link;
}

/** Goes to a screen and waits until what belongs before it, such as a dialog, stands there. */
export async function showScreen(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const hasScripts = document.querySelector('script[type="module"]') !== null;
    const isTakenOver = Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
    const areModal = [...document.querySelectorAll('dialog[open]')].every((open) => open.matches(':modal'));
    return !hasScripts || (isTakenOver && areModal);
  });
}
