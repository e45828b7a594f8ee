import { expect, test } from 'vitest';
import { DEFAULT_HERO, HOMEPAGE_SECTION_KEYS } from '~/domain/content/policy';
import { CATALOGUES } from '~/i18n/catalogue';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';
import { startSilentServer } from '../setup/silent-server';

const refusing = await testContext({ environment: { DATABASE_URL: 'postgresql://postgres@127.0.0.1:9/nothing' } });
const silent = await testContext({
  environment: {
    DATABASE_URL: `postgresql://postgres@127.0.0.1:${await startSilentServer()}/nothing`,
    DATABASE_TIMEOUT_SECONDS: '3',
  },
});

test.each([
  ['refuses', refusing],
  ['never answers', silent],
])('the home page shows its defaults while the database %s', async (_, { app }) => {
  const request = await createRequester(app);
  const answers = await Promise.all(['/', '/hi', '/landing', '/privacy'].map((path) => request('GET', path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { text } = await request('GET', '/');
  expect(text).toContain(DEFAULT_HERO.title);
  // Sections whose texts are only in the database: the code contains no testimonials and no
  // founder.
  const content = ['trusted_by_section', 'meet_your_trainer'];
  for (const key of HOMEPAGE_SECTION_KEYS) expect(text.includes(`id="${key}"`)).toBe(!content.includes(key));
  for (const { question } of CATALOGUES.en.site.faq.basics) expect(text).toContain(question);
});

const phone = { country: 'IN', phonenumber: '9876500001' };

test.each([
  ['/login', { ...phone, password: 'namaste108' }, 'Error during login. Please try again later.'],
  [
    '/register',
    { ...phone, name: 'Asha', password: 'surya-namaskar-12', consent: 'on' },
    'Error during registration. Please try again later.',
  ],
  ['/forgot-password', phone, 'Error sending OTP. Please try again later.'],
  ['/admin/login', { username: 'admin', password: 'sangha-admin' }, 'An unexpected error occurred. Please try again.'],
])('%s reports it while the database refuses connections, and keeps the typed values', async (path, form, message) => {
  const request = await createRequester(refusing.app);
  const { status, text } = await request('POST', path, {
    form,
    headers: { Origin: 'http://127.0.0.1:9', Host: '127.0.0.1:9' },
  });
  expect(status).toBe(503);
  expect(text).toContain(message);
  const { password, ...kept } = form as Record<string, string>;
  for (const typed of [kept.name, kept.phonenumber, kept.username].filter(Boolean))
    expect(text).toContain(`value="${typed}"`);
  if (password) expect(text).not.toContain(password);
});

test.each([
  ['/dashboard', 'Failed to load user profile'],
  ['/profile-edit', 'Error loading profile. Please try again.'],
])('%s says what could not be loaded, and how to retry', async (path, message) => {
  const request = await createRequester(refusing.app);
  const token = Buffer.from(JSON.stringify('x'.repeat(43))).toString('base64');
  const { status, text } = await request('GET', path, {
    headers: { Cookie: `sangha_member=${encodeURIComponent(token)}` },
  });
  expect(status).toBe(503);
  expect(text).toContain(message);
  expect(text).toContain('Try Again');
});

test('a page in Hindi shows in Hindi what could not be loaded', async () => {
  const request = await createRequester(refusing.app);
  const resources = await request('GET', '/resources?lang=hi');
  expect(resources.status).toBe(200);
  expect(resources.text).toContain('आहार योजनाएँ नहीं खुल सकीं। कृपया थोड़ी देर में फिर कोशिश करें।');
  const session = Buffer.from(JSON.stringify('x'.repeat(43))).toString('base64');
  const dashboard = await request('GET', '/dashboard?lang=hi', { headers: { Cookie: `sangha_member=${session}` } });
  expect(dashboard.status).toBe(503);
  for (const fragment of ['<html lang="hi-IN"', 'आपकी प्रोफ़ाइल लोड नहीं हो सकी', 'फिर कोशिश करें'])
    expect(dashboard.text).toContain(fragment);
});
