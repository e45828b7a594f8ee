import fs from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { createLanguageCookie } from '~/http/browser/language.server';
import { createSessionCookie } from '~/http/browser/session.server';
import type { YogaClass } from '~/db/generated/client';
import { type Language, LANGUAGES, LOCALES } from '~/i18n/languages';
import { createAdminCookie, createAdmin } from '../factories/admin';
import { attend } from '../factories/attendance';
import { createClass } from '../factories/class';
import { submitDonation } from '../factories/donation';
import { createMember, createMemberToken } from '../factories/member';
import { saveDemoSite } from '../factories/site';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

/** Cost of one page. `tests/e2e/with-scripts/weight.test.ts` limits its scripts. */
interface Cost {
  /** SQL statements, without those for shared data that an earlier request has cached. */
  statements: number;
  elements: number;
  /** Bytes of HTML without the data for the scripts. */
  markup: number;
  /** Bytes that a navigation with JavaScript loads. */
  data: number;
}

const MOST_OF_THE_RECORD = 1.05;
const RECORD = new URL('page-budget.json', import.meta.url);

const PUBLIC_PAGES = ['/', '/hi', '/landing', '/privacy', '/login', '/register'];
const MEMBER_PAGES = [
  '/dashboard',
  '/dashboard?tab=resources',
  '/dashboard?tab=resources&list=videos',
  '/dashboard?tab=resources&list=faqs',
  '/dashboard?tab=referral',
  '/dashboard?tab=leaderboard',
  '/dashboard?tab=leaderboard&list=friends',
  '/dashboard?tab=leaderboard&list=top',
  '/dashboard?tab=leaderboard&period=month',
  '/donations',
  '/profile-edit',
  '/profile-edit/reminders',
  '/profile-edit/privacy',
  '/rate',
  '/karma',
  '/streak',
  '/timetable',
];
const STAFF_PAGES = [
  '/admin/dashboard',
  '/admin/dashboard/trends',
  '/admin/classes',
  '/admin/financials',
  '/admin/messages',
  '/admin/users',
  '/admin/users/1',
  '/admin/audit',
];

const ctx = await testContext({ environment: { PUBLIC_READ_SECONDS: '60' } });
const request = await createRequester(ctx.app);

const visitors: { language: Language; Cookie: string }[] = [];
let staff: string;

beforeAll(async () => {
  await saveDemoSite(ctx);
  const history: YogaClass[] = [];
  for (const date of ['2026-11-01', '2026-11-02', '2026-11-03']) history.push(await createClass(ctx, { date }));
  for (const language of LANGUAGES) visitors.push({ language, Cookie: await createVisitor(language, history) });
  for (let donor = 0; donor < 25; donor += 1) await submitDonation(ctx.as(await createMember(ctx)));
  staff = (await createAdminCookie(ctx, await createAdmin(ctx))).Cookie;
});

/**
 * To record new figures: `RECORD=1 npx vitest run --project api tests/api/page-budget.test.ts`
 */
test('each of the most used pages costs at most 5 % more than its recorded figures', async () => {
  const costs: Record<string, Cost> = {};
  for (const path of PUBLIC_PAGES) costs[path] = await measure(path, {});
  for (const path of STAFF_PAGES) costs[path] = await measure(path, { Cookie: staff });
  for (const path of MEMBER_PAGES) costs[path] = await measureForMembers(path);
  if (process.env.RECORD) await fs.writeFile(RECORD, `${JSON.stringify(costs, null, 2)}\n`);

  const recorded = JSON.parse(await fs.readFile(RECORD, 'utf8')) as Record<string, Cost>;
  expect(Object.keys(costs)).toEqual(Object.keys(recorded));
  const above = Object.entries(costs).flatMap(([path, cost]) =>
    (Object.keys(cost) as (keyof Cost)[])
      .filter((figure) => cost[figure] > (recorded[path]?.[figure] ?? 0) * MOST_OF_THE_RECORD)
      .map((figure) => `${path}: ${figure} ${recorded[path]?.[figure]} → ${cost[figure]}`),
  );
  expect(above).toEqual([]);
});

test.each(['/', '/hi', '/landing', '/hi/landing'])('%s does not repeat queries that were just cached', async (path) => {
  expect(await request('GET', path)).toMatchObject({ status: 200 });
  ctx.queries.clear();
  expect(await request('GET', path)).toMatchObject({ status: 200 });
  expect(ctx.queries.seen).toEqual([]);
});

/** Returns the largest figures over the languages. */
async function measureForMembers(path: string): Promise<Cost> {
  const costs: Cost[] = [];
  for (const { language, Cookie } of visitors) costs.push(await measure(path, { Cookie }, language));
  const largest = (figure: keyof Cost) => Math.max(...costs.map((cost) => cost[figure]));
  return {
    statements: largest('statements'),
    elements: largest('elements'),
    markup: largest('markup'),
    data: largest('data'),
  };
}

/** Returns the cookies of a new member who attended these classes. */
async function createVisitor(language: Language, history: readonly YogaClass[]): Promise<string> {
  const member = await createMember(ctx);
  for (const attended of history) await attend(ctx, member, attended);
  const session = await createSessionCookie('member', await createMemberToken(ctx, member), ctx.app);
  return [session, await createLanguageCookie(language, ctx.app)].map((cookie) => cookie.split(';')[0]).join('; ');
}

async function measure(path: string, headers: Record<string, string>, language?: Language): Promise<Cost> {
  await request('GET', path, { headers });
  ctx.queries.clear();
  const { status, text } = await request('GET', path, { headers });
  const statements = ctx.queries.seen.length;
  expect([status, text]).toEqual([200, expect.stringContaining(`<html lang="${language ? LOCALES[language] : ''}`)]);
  const { text: data } = await request('GET', path.replace(/^\/(?=$|\?)/, '/_root').replace(/(?=\?|$)/, '.data'), {
    headers,
  });
  const markup = text.replaceAll(/<script[^]*?<\/script>/g, '');
  return {
    statements,
    elements: markup.match(/<[a-z]/g)?.length ?? 0,
    markup: Buffer.byteLength(markup),
    data: Buffer.byteLength(data),
  };
}
