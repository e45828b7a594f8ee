import { beforeAll, expect, test } from 'vitest';
import { addDays } from '~/lib/calendar';
import { createAdminCookie, createAdmin } from '../factories/admin';
import { createMember, createMemberCookie } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);
const staff = await createAdminCookie(ctx, await createAdmin(ctx, ['manage_resources']));
const today = ctx.clock.today();

const PRIVACY = '/admin/sections/policies/privacy';
const TEXT = [
  'What {brand} knows about you.',
  '## What we keep',
  '- your **name**\n- your phone',
  'Write to {email}. <b>No HTML</b>. [Help](/help)',
].join('\n\n');

const open = async (path: string) => request('GET', path, { headers: staff });
const post = (path: string, form: Record<string, string>) => request('POST', path, { headers: staff, form });
const getText = async (path: string) => (await request('GET', path)).text;

beforeAll(async () => {
  await ctx.db.contactSettings.create({ data: { id: 1, email: 'help@trust.example', phone: '', address: '' } });
});

test('the standard text is filled in, and before a version there is nothing to list', async () => {
  const { text } = await open(`${PRIVACY}/hi`);
  expect(text).toContain('## हम क्या');
  expect(text).toContain('{data_officer}');
  expect(await getText('/privacy')).not.toContain('Earlier versions');
  expect((await request('GET', '/privacy/versions/0')).status).toBe(200);
});

test('bad input is refused at its field, keeps what was typed and saves nothing', async () => {
  const refused = await post(`${PRIVACY}/en`, { text: 'Ask {officer}', change: 'All new' });
  expect(refused.status).toBe(400);
  for (const part of ['There is no placeholder {officer}', 'Ask {officer}', 'value="All new"'])
    expect(refused.text).toContain(part);
  expect((await post(PRIVACY, { applies_from: today })).status).toBe(409);
  expect(await ctx.db.policyVersion.count()).toBe(0);
  for (const path of ['/admin/sections/policies/cookies', `${PRIVACY}/fr`, `${PRIVACY}/en/preview`])
    expect((await open(path)).status, path).toBe(404);
});

test('a draft is previewed as the page will show it, and only published it is shown', async () => {
  const saved = await post(`${PRIVACY}/en`, { text: TEXT, change: 'We name what we keep.' });
  expect(saved.headers.get('Location')).toBe(`${PRIVACY}/en/preview`);
  const preview = (await open(`${PRIVACY}/en/preview`)).text;
  for (const part of ['<strong>name</strong>', 'href="mailto:help@trust.example"', '&lt;b&gt;No HTML&lt;/b&gt;'])
    expect(preview).toContain(part);
  expect(await getText('/privacy')).not.toContain('What we keep<');
  expect((await post(PRIVACY, { applies_from: addDays(today, -1) })).text).toContain('Choose today or a later day');
  expect(await post(PRIVACY, { applies_from: today })).toMatchObject({ status: 302 });
});

test('the page, the dialogs and the page of each language show the published text', async () => {
  const page = await getText('/privacy');
  for (const part of [
    'Version 1, applies from',
    'What changed: ',
    '<span>We name what we keep.</span>',
    '<h2 id="privacy-1"',
    'href="#privacy-1"',
    'href="/help"',
    'href="/privacy/versions/0"',
  ])
    expect(page).toContain(part);
  expect(page).not.toContain('<b>No HTML');
  expect(page).toMatch(/<meta name="description" content="What \w+ knows about you\."/);
  expect(await getText('/landing')).toContain('id="dialog-privacy-1"');
  const hindi = await getText('/hi/privacy');
  expect(hindi).toContain('यह पाठ अंग्रेज़ी में है।');
  expect(hindi).toContain('<div lang="en-IN">');
  expect(await getText('/mr/privacy')).toContain('हा मजकूर इंग्रजीत आहे.');
});

test('each version keeps its address, and the page lists the earlier ones', async () => {
  await post(`${PRIVACY}/en`, { text: 'We keep nothing.', change: 'Nothing is kept.' });
  await post(`${PRIVACY}/hi`, { text: 'हम कुछ नहीं रखते।', change: 'कुछ नहीं रखा जाता।' });
  await post(PRIVACY, { applies_from: today });
  const now = await getText('/privacy');
  expect(now).toContain('We keep nothing.');
  expect(now).toMatch(/Earlier versions[^]*href="\/privacy\/versions\/1"[^]*href="\/privacy\/versions\/0"/);
  const first = await getText('/privacy/versions/1');
  for (const part of ['This is an earlier version.', 'What we keep', 'content="noindex"'])
    expect(first).toContain(part);
  expect(await getText('/hi/privacy/versions/1')).toContain('यह पुराना संस्करण है।');
  expect(await getText('/hi/privacy')).toContain('हम कुछ नहीं रखते।');
  for (const path of ['/privacy/versions/3', '/privacy/versions/x', '/cookies/versions/1', '/hi/terms/versions/1'])
    expect((await request('GET', path)).status, path).toBe(404);
});

test('a member reads on the home page what changed, in their language, and agrees to that version', async () => {
  const member = await createMember(ctx);
  const { Cookie } = await createMemberCookie(ctx, member);
  await post(`${PRIVACY}/en`, { text: 'We keep names.', change: 'We keep names again.' });
  await post(`${PRIVACY}/hi`, { text: 'हम नाम रखते हैं।', change: 'अब हम नाम रखते हैं।' });
  await post(PRIVACY, { applies_from: today });
  const home = await request('GET', '/dashboard?lang=hi', { headers: { Cookie } });
  expect(home.text).toContain('हमारी गोपनीयता नीति बदली है।');
  expect(home.text).toContain('अब हम नाम रखते हैं।');
  const version = `${today} privacy-003 terms-000`;
  expect(home.text).toContain(`name="version" value="${version}"`);
  expect(await request('POST', '/consent', { headers: { Cookie }, form: { version } })).toMatchObject({ status: 302 });
  expect((await request('GET', '/dashboard', { headers: { Cookie } })).text).not.toContain('action="/consent');
  expect((await ctx.db.member.findUniqueOrThrow({ where: { id: member.id } })).consent_version).toBe(version);
});

test('staff withdraw a version before its day on the page of the policy', async () => {
  const refunds = '/admin/sections/policies/refunds';
  await post(`${refunds}/en`, { text: 'No refunds.', change: 'All is new.' });
  expect((await open(refunds)).text).toContain('Draft of version 1');
  await post(refunds, { applies_from: addDays(today, 1) });
  expect((await open(refunds)).text).toContain('Withdraw version <!-- -->1');
  expect(await post(refunds, { intent: 'withdraw', number: '1' })).toMatchObject({ status: 302 });
  expect((await open(refunds)).text).toContain('Draft of version 1');
});
