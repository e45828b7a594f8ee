import { expect, test } from 'vitest';
import { createLanguageCookie } from '~/http/browser/language.server';
import { type Language, LANGUAGES, LOCALES } from '~/i18n/languages';
import { attend } from '../factories/attendance';
import { createClass } from '../factories/class';
import { createMember, createMemberToken } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ environment: { PUBLIC_READ_SECONDS: '60' } });
const request = await createRequester(ctx.app);

/**
 * Maximum number of queries per page. Queries for shared data are not counted, because an earlier
 * request by another member has already cached that data.
 */
test.each([
  ['/dashboard', 7],
  ['/dashboard?tab=resources', 3],
  ['/dashboard?tab=resources&list=videos', 2],
  ['/dashboard?tab=resources&list=faqs', 2],
  ['/dashboard?tab=referral', 4],
  ['/dashboard?tab=leaderboard', 5],
  ['/dashboard?tab=leaderboard&list=friends', 7],
  ['/dashboard?tab=leaderboard&list=top', 5],
  ['/dashboard?tab=leaderboard&period=month', 5],
  ['/profile-edit', 4],
  ['/profile-edit/reminders', 4],
  ['/profile-edit/privacy', 5],
  ['/rate', 3],
  ['/karma', 3],
  ['/timetable', 5],
])('%s takes at most %i queries for any history and language', async (path, most) => {
  const visit = async (language: Language) => {
    const member = await createMember(ctx);
    const cookie = Buffer.from(JSON.stringify(await createMemberToken(ctx, member))).toString('base64');
    for (let day = 1; day <= 3; day += 1)
      await attend(ctx, member, await createClass(ctx, { date: `2026-11-0${day}` }));
    ctx.queries.clear();
    const [spoken = ''] = (await createLanguageCookie(language, ctx.app)).split(';');
    const headers = { Cookie: `sangha_member=${encodeURIComponent(cookie)}; ${spoken}` };
    const { status, text } = await request('GET', path, { headers });
    expect([status, text]).toEqual([200, expect.stringContaining(`<html lang="${LOCALES[language]}"`)]);
  };
  for (const language of LANGUAGES) {
    await visit(language);
    await visit(language);
    expect(ctx.queries.seen.length, language).toBeLessThanOrEqual(most);
  }
});

test.each(['/', '/hi', '/landing', '/hi/landing'])('%s does not repeat queries that were just cached', async (path) => {
  expect(await request('GET', path)).toMatchObject({ status: 200 });
  ctx.queries.clear();
  expect(await request('GET', path)).toMatchObject({ status: 200 });
  expect(ctx.queries.seen).toEqual([]);
});
