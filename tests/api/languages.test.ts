import { beforeAll, describe, expect, test } from 'vitest';
import { createMember, newPhone, PASSWORD, createMemberCookie } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const request = await createRequester(ctx.app);

beforeAll(async () => {
  const created_at = ctx.clock.now();
  const translations = { hi: { question: 'कब?', answer: 'छह बजे।' } };
  await ctx.db.faq.create({ data: { question: 'When?', answer: 'At six.', translations, created_at } });
  await ctx.db.faq.create({ data: { question: 'Where?', answer: 'At home.', created_at } });
});

describe('an API call', () => {
  test.each([
    ['/api/faqs', {}, [undefined, undefined]],
    ['/api/faqs', { 'Accept-Language': 'en-IN,hi;q=0.5' }, [undefined, undefined]],
    [
      '/api/faqs',
      { 'Accept-Language': 'hi-IN,en;q=0.5' },
      [{ lang: 'hi', question: 'कब?', answer: 'छह बजे।' }, { lang: 'hi' }],
    ],
    ['/api/faqs?lang=hi', {}, [{ lang: 'hi', question: 'कब?', answer: 'छह बजे।' }, { lang: 'hi' }]],
    ['/api/faqs?lang=en', { 'Accept-Language': 'hi' }, [undefined, undefined]],
  ])('of %s with %j keeps its fields and adds translations', async (path, headers, translation) => {
    const answer = await request('GET', path, { headers });
    const faqs = answer.body.faqs as Record<string, unknown>[];
    expect(faqs.map(({ question }) => question)).toEqual(['When?', 'Where?']);
    expect(faqs.map((faq) => faq.translation)).toEqual(translation);
    expect(faqs.some((faq) => 'translations' in faq)).toBe(false);
    expect(answer.headers.get('Vary')).toContain('Accept-Language');
  });
});

test('a page in Hindi shows translations, and marks English texts with their language', async () => {
  const { text } = await request('GET', '/hi');
  expect(text).toContain('कब?');
  expect(text).not.toContain('When?');
  expect(text).toMatch(/<span lang="en-IN">Where\?<\/span> <span class[^>]*>अंग्रेज़ी में</);
  expect(text.match(/अंग्रेज़ी में</g)).toHaveLength(1);
  const english = (await request('GET', '/')).text;
  expect(english).toMatch(/<summary class[^>]*><span><span>When\?/);
  expect(english).not.toContain('In English');
});

test.each([
  ['/login', '/site.webmanifest', { name: 'Sangha: free live yoga', short_name: 'Sangha', lang: 'en-IN' }],
  ['/login?lang=hi', '/hi/site.webmanifest', { name: 'संघ: निःशुल्क लाइव योग', short_name: 'संघ', lang: 'hi-IN' }],
  ['/hi', '/hi/site.webmanifest', { lang: 'hi-IN' }],
])('%s links to a manifest in its language', async (page, address, words) => {
  expect((await request('GET', page)).text).toContain(`<link rel="manifest" href="${address}"/>`);
  const { headers, text } = await request('GET', address);
  expect(headers.get('Content-Type')).toContain('application/manifest+json');
  const manifest = JSON.parse(text) as { lang: string; shortcuts: { name: string; short_name: string; url: string }[] };
  expect(manifest).toMatchObject({ ...words, start_url: '/dashboard', display: 'standalone' });
  expect(manifest.shortcuts).toHaveLength(3);
  const script = manifest.lang === 'hi-IN' ? /\p{Script=Devanagari}/u : /[a-z]/;
  for (const { name, short_name } of manifest.shortcuts)
    expect([name, short_name].every((one) => script.test(one))).toBe(true);
});

test('the back office stays in English, whatever language its reader has chosen', async () => {
  const chosen = await request('GET', '/login?lang=hi');
  const headers = { Cookie: chosen.headers.getSetCookie().join('; '), 'Accept-Language': 'hi' };
  expect((await request('GET', '/login', { headers })).text).toContain('<html lang="hi-IN"');
  const { text } = await request('GET', '/admin/login', { headers });
  expect(text).toContain('<html lang="en-IN"');
});

describe('the offer of a language', () => {
  const getStylesheet = (headers: Record<string, string>, on = '') =>
    request('GET', `/language-offer.css${on && `?on=${on}`}`, { headers });

  test('is made once to a visitor who prefers it, on cached pages too', async () => {
    const first = await getStylesheet({ 'Accept-Language': 'hi-IN,en;q=0.8' });
    expect(first.text).toContain('[data-offer="hi"]{display:flex}');
    expect(first.headers.get('Cache-Control')).toBe('private, no-store');
    const [cookie = ''] = (first.headers.get('Set-Cookie') ?? '').split(';');
    const again = await getStylesheet({ 'Accept-Language': 'hi-IN,en;q=0.8', Cookie: cookie });
    expect(again.text).toBe('');
    const page = await request('GET', '/', { headers: { 'Accept-Language': 'hi-IN' } });
    expect(page.headers.get('Cache-Control')).toContain('public');
    expect(page.headers.get('Vary') ?? '').not.toContain('Accept-Language');
    expect(page.headers.get('Set-Cookie')).toBeNull();
    expect(page.text).toContain('data-offer="hi"');
  });

  test('is not used up by a page in that language, and is made on the next', async () => {
    const readsHindi = { 'Accept-Language': 'hi-IN' };
    expect((await request('GET', '/hi')).text).toContain('href="/language-offer.css?on=hi"');
    const { text, headers } = await getStylesheet(readsHindi, 'hi');
    expect([text, headers.get('Set-Cookie')]).toEqual(['', null]);
    expect((await getStylesheet(readsHindi, 'en')).text).toContain('[data-offer="hi"]{display:flex}');
  });

  test('changes only pages that contain it', async () => {
    const { text } = await getStylesheet({ 'Accept-Language': 'en-IN' }, 'hi');
    expect(text).toBe('[data-offer="en"]{display:flex}');
    expect((await request('GET', '/')).text).not.toContain('data-offer="en"');
  });

  test('is not made to visitors who have chosen or prefer another language', async () => {
    const { headers } = await request('GET', '/login?lang=en');
    const [cookie = ''] = (headers.get('Set-Cookie') ?? '').split(';');
    expect((await getStylesheet({ 'Accept-Language': 'hi', Cookie: cookie })).text).toBe('');
    expect((await getStylesheet({ 'Accept-Language': 'ta-IN' })).text).toBe('');
  });
});

describe("the language of a member's messages", () => {
  const getLanguage = async (where: { id: number } | { phone: string }) =>
    (await ctx.db.member.findFirstOrThrow({ where })).language;

  test.each([
    ['/dashboard?lang=hi', 'same-origin', 'hi'],
    ['/hi?lang=hi', 'same-origin', 'hi'],
    ['/dashboard?lang=hi', 'cross-site', 'en'],
    ['/dashboard', 'same-origin', 'en'],
  ])('by %s from %s is %s', async (path, site, language) => {
    const member = await createMember(ctx);
    const { Cookie: cookie } = await createMemberCookie(ctx, member);
    await request('GET', path, { headers: { Cookie: cookie, 'Sec-Fetch-Site': site } });
    expect(await getLanguage({ id: member.id })).toBe(language);
  });

  test.each([
    ['/register?lang=hi', {}, 'hi'],
    ['/register', {}, 'en'],
    ['/register', { language: 'hi' }, 'hi'],
    ['/register?lang=hi', { language: 'en' }, 'en'],
  ])('is requested by %s with %j', async (path, more, language) => {
    const phone = newPhone();
    const form = {
      name: 'Asha',
      phonenumber: phone.slice(3),
      country: 'IN',
      password: PASSWORD,
      consent: 'on',
      ...more,
    };
    expect((await request('POST', path, { form })).status).toBe(302);
    expect(await getLanguage({ phone })).toBe(language);
  });
});
