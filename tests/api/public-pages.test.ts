import { beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_HERO, HOMEPAGE_SECTION_KEYS } from '~/domain/content/policy';
import { CATALOGUES } from '~/i18n/catalogue';
import { createMember } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const request = await createRequester(ctx.app);

const PAGES = ['/', '/landing', '/privacy', '/refunds', '/terms'].flatMap((path) => [
  path,
  `/hi${path === '/' ? '' : path}`,
]);

const home = async () => (await request('GET', '/')).text;

const sectionsIn = (html: string) => [...html.matchAll(/<(?:section|footer) id="(\w+)"/g)].map(([, id]) => id);

const setSections = async (sections: { section_key: string; is_active?: boolean }[]) => {
  await ctx.db.homepageSection.deleteMany();
  await ctx.db.homepageSection.createMany({
    data: sections.map((section, at) => ({ ...section, section_name: section.section_key, display_order: at + 1 })),
  });
};

const hero = {
  title: 'Breathe together',
  hindi_title: 'साथ साँस लें',
  subtitle: 'Every morning.',
  button_text: 'Come in',
  button_link: '/register',
  trusted_text: 'Loved by',
  member_count: '12 lakh',
};

describe('every public page', () => {
  test.each(PAGES)('%s sends no script and needs no cookie', async (path) => {
    const bare = await request('GET', path);
    expect(bare.status).toBe(200);
    const scripts = [...bare.text.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
    expect(scripts.filter((attributes) => !attributes?.includes('application/ld+json'))).toEqual([]);
    expect(bare.text).not.toMatch(/modulepreload|\son\w+=/);
    expect(bare.headers.get('Content-Security-Policy')).toContain("script-src 'none'");
    expect(bare.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600');
    const Cookie = 'sangha_theme=dark; sangha_toast=x; sangha_admin=y; someone=else';
    const known = await request('GET', path, { headers: { Cookie } });
    expect(known.text).toBe(bare.text);
    expect(known.headers.getSetCookie()).toEqual([]);
  });

  test.each(PAGES)('%s is not sent again to who has it', async (path) => {
    const tag = (await request('GET', path)).headers.get('ETag') ?? '';
    const again = await request('GET', path, { headers: { 'If-None-Match': `"other", ${tag}` } });
    expect([again.status, again.text, again.headers.get('ETag')]).toEqual([304, '', tag]);
    const changed = await request('GET', path, { headers: { 'If-None-Match': 'W/"other"' } });
    expect(changed.status).toBe(200);
  });

  test.each([
    ['br', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['deflate', null],
    ['', null],
  ])('is compressed as the browser asks: %s', async (accepted, encoding) => {
    const answer = await request('GET', '/terms', { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding, Cookie');
  });

  test.each(PAGES)('%s says its language and its like in the other', async (path) => {
    const { text } = await request('GET', path);
    expect(text).toContain(`<html lang="${path.startsWith('/hi') ? 'hi-IN' : 'en-IN'}"`);
    const alternates = [...text.matchAll(/rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)].map((m) => m[1]);
    expect(alternates).toEqual(['en-IN', 'hi-IN']);
  });
});

describe('the home page', () => {
  beforeEach(async () => {
    await setSections(HOMEPAGE_SECTION_KEYS.map((sectionKey) => ({ section_key: sectionKey })));
    await ctx.db.heroSection.deleteMany();
    await ctx.db.faq.deleteMany();
  });

  test('shows the sections in the server’s order', async () => {
    const keys = [...HOMEPAGE_SECTION_KEYS].reverse();
    await setSections(keys.map((sectionKey) => ({ section_key: sectionKey })));
    expect(sectionsIn(await home())).toEqual(keys);
  });

  test('leaves out what is switched off and what it does not know', async () => {
    await setSections([
      { section_key: 'faq_section' },
      { section_key: 'benefits_section', is_active: false },
      { section_key: 'fortune_teller' },
      { section_key: 'footer' },
    ]);
    const html = await home();
    expect(sectionsIn(html)).toEqual(['faq_section', 'footer']);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('says what the hero section says, each language leading with its own title', async () => {
    await ctx.db.heroSection.create({ data: hero });
    const [english, hindi] = [await home(), (await request('GET', '/hi')).text];
    for (const text of Object.values(hero)) expect(english).toContain(text);
    expect(english).toMatch(/<h1[^>]*>Breathe together</);
    expect(hindi).toMatch(/<h1[^>]*>साथ साँस लें</);
  });

  test.each([
    ['is missing', async () => undefined],
    ['is switched off', () => ctx.db.heroSection.create({ data: { ...hero, is_active: false } })],
  ])('says the defaults while the hero %s', async (_, arrange) => {
    await arrange();
    const html = await home();
    expect(html).toContain(DEFAULT_HERO.title);
    expect(html).toContain('1.24 Crore +');
    expect(html).not.toContain('Breathe together');
  });

  test('answers the questions of the database, and five of its own in either language while there are none', async () => {
    const questions = (html: string) => [...html.matchAll(/<summary[^>]*><span><span>([^<]+)/g)].map((m) => m[1]);
    for (const [path, language] of [
      ['/', 'en'],
      ['/hi', 'hi'],
    ] as const) {
      const { basics } = CATALOGUES[language].site.faq;
      expect(basics).toHaveLength(5);
      expect(questions((await request('GET', path)).text)).toEqual(basics.map(({ question }) => question));
    }
    await ctx.db.faq.createMany({
      data: [
        { question: 'Shown?', answer: 'Yes', created_at: new Date(0) },
        { question: 'Hidden?', answer: 'No', is_active: false, created_at: new Date(0) },
      ],
    });
    expect(questions(await home())).toEqual(['Shown?']);
  });

  test('tells search engines who we are, and escapes what staff wrote', async () => {
    await ctx.db.faq.create({
      data: { question: '</script><b>?', answer: '<i>', created_at: new Date(0) },
    });
    const html = await home();
    expect(html).not.toContain('</script><b>');
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '{}']) => JSON.parse(json) as { '@type': string },
    );
    expect(data.map((thing) => thing['@type'])).toEqual(['Organization', 'FAQPage']);
    expect(JSON.stringify(data)).toContain('</script><b>?');
  });

  test('reads the database four times at most', async () => {
    ctx.queries.clear();
    await home();
    expect(ctx.queries.seen).toHaveLength(4);
  });
});

test('the foot of the page and search engines say where the movement is found, as the settings have it', async () => {
  const own = await testContext({
    environment: {
      CONTACT_PHONE: '+91 20 2612 0000',
      CONTACT_ADDRESS: '7 Terrace Lane, Pune 411004, India',
      SOCIAL_PAGES: 'https://www.youtube.com/@ours, https://x.com/ours',
    },
  });
  const { text } = await (await createRequester(own.app))('GET', '/');
  for (const said of ['href="tel:+912026120000"', '>7 Terrace Lane, Pune 411004, India<', 'href="https://x.com/ours"'])
    expect(text).toContain(said);
  expect(text).toContain('"sameAs":["https://www.youtube.com/@ours","https://x.com/ours"]');
  expect(text).not.toMatch(/facebook|linkedin|Ring Road/i);
});

test('the policies name the contact for personal data and the grievance officer of the settings', async () => {
  const own = await testContext({
    environment: {
      DATA_PROTECTION_CONTACT: 'Asha Rao, data@ours.example',
      GRIEVANCE_OFFICER: 'Ravi Nair, 7 Terrace Lane, Pune 411004',
    },
  });
  const ask = await createRequester(own.app);
  for (const path of ['/privacy', '/hi/privacy', '/terms', '/hi/terms']) {
    const { text } = await ask('GET', path);
    expect(text, path).toContain('>Ravi Nair, 7 Terrace Lane, Pune 411004<');
    if (path.endsWith('privacy')) expect(text, path).toContain('>Asha Rao, data@ours.example<');
  }
});

test('the challenge is an event that starts on the next Monday at six', async () => {
  const { text } = await request('GET', '/landing');
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Event',
    startDate: '2026-11-23T00:30:00.000Z',
    endDate: '2026-12-06T01:30:00.000Z',
  });
});

test('the landing page says as many members as the banner does, in either language', async () => {
  expect((await request('GET', '/landing')).text).toContain('>1.24 Crore +<');
  const { id } = await ctx.db.heroSection.create({ data: { ...hero, member_count: '2 Crore' } });
  ctx.recent.forget();
  const [english, hindi] = await Promise.all(['/landing', '/hi/landing'].map((path) => request('GET', path)));
  await ctx.db.heroSection.delete({ where: { id } });
  ctx.recent.forget();
  expect([english?.text, hindi?.text].map((text) => />2 (Crore|करोड़)</.exec(text ?? '')?.[1])).toEqual([
    'Crore',
    'करोड़',
  ]);
});

test('the challenge’s form leads to the registration with what was filled in', async () => {
  const form = { name: 'Mira <b>', country: 'IN', phonenumber: '98765 43210' };
  const started = await request('POST', '/register/start', { form });
  expect([started.status, started.headers.get('Location')]).toEqual([302, '/register']);
  const Cookie = started.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { text } = await request('GET', '/register', { headers: { Cookie } });
  expect(text).toContain('value="Mira &lt;b&gt;"');
  expect(text).toContain('value="98765 43210"');
  expect((await request('GET', '/register?name=Mira&phonenumber=9876543210')).text).not.toContain('value="Mira"');
  expect((await request('GET', '/landing')).text).toContain('method="post" action="/register/start"');
});

test('no field for a phone cuts a number that the login takes', async () => {
  for (const path of ['/landing', '/hi/landing', '/login', '/register', '/forgot-password']) {
    const [field = ''] = /<input[^>]*type="tel"[^>]*>/.exec((await request('GET', path)).text) ?? [];
    expect(field).toContain('name="phonenumber"');
    const [, longest = '999'] = /maxlength="(\d+)"/i.exec(field) ?? [];
    expect(Number(longest)).toBeGreaterThanOrEqual('+91 9 0 0 0 0 8 0 0 0 2'.length);
  }
});

test.each(['/nowhere', '/hi/nowhere', '/privacy/more'])('%s is a 404 without scripts', async (path) => {
  const { status, text, headers } = await request('GET', path);
  expect(status).toBe(404);
  expect(text).toContain(path.startsWith('/hi') ? 'पेज नहीं मिला (404)' : 'Page not found (404)');
  expect(text).not.toContain('<script');
  expect(headers.get('Cache-Control')).toBe('private, no-store');
});

test('robots and the sitemap name the public pages', async () => {
  expect((await request('GET', '/robots.txt')).text).toContain(`Sitemap: ${ctx.publicUrl}/sitemap.xml`);
  const { text } = await request('GET', '/sitemap.xml');
  expect([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address).toSorted()).toEqual(
    PAGES.map((path) => `${ctx.publicUrl}${path}`).toSorted(),
  );
});

test.each([
  ['/resources', 'en-IN', 'Plans to cook by'],
  ['/resources?list=faqs', 'en-IN', 'Plans to cook by'],
  ['/resources?lang=hi', 'hi-IN', 'रसोई के लिए योजनाएँ'],
])('%s needs no script and is in %s', async (path, lang, intro) => {
  const { status, text, headers } = await request('GET', path);
  expect(status).toBe(200);
  expect(text).toContain(`<html lang="${lang}"`);
  expect(text).toContain(intro);
  expect(text).not.toMatch(/<script|modulepreload|\son\w+=/);
  expect(headers.get('Content-Security-Policy')).toContain("script-src 'none'");
});

describe('the chosen language and the member’s way in', () => {
  const cookie = (name: string, value: string) =>
    `sangha_${name}=${encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'))}`;
  const read = (path: string, Cookie = '') => request('GET', path, { headers: Cookie ? { Cookie } : {} });

  test.each([
    ['/', '/hi'],
    ['/?utm_source=x', '/hi?utm_source=x'],
  ])('%s leads whoever chose Hindi to %s, which no cache keeps for others', async (path, to) => {
    const answer = await read(path, cookie('language', 'hi'));
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, to]);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('Vary')).toBe('Cookie');
    expect((await read('/')).status).toBe(200);
  });

  test.each(['/hi', '/landing', '/privacy', '/hi/terms'])('%s says its language itself', async (path) => {
    for (const language of ['en', 'hi']) expect((await read(path, cookie('language', language))).status).toBe(200);
  });

  test.each([
    ['/?lang=en', '/', 'en'],
    ['/hi?lang=en', '/', 'en'],
    ['/hi?lang=hi', '/hi', 'hi'],
    ['/privacy?lang=hi', '/hi/privacy', 'hi'],
  ])('%s leads to %s and is remembered', async (path, to, language) => {
    const answer = await read(path, cookie('language', 'hi'));
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, to]);
    expect(answer.headers.getSetCookie()[0]?.split(';')[0]).toBe(cookie('language', language));
  });

  test('a member is shown the way to their dashboard, in a page that only their browser keeps', async () => {
    const visitors = await read('/');
    const members = await read('/', cookie('member', 'whatever-it-is-worth'));
    expect(visitors.text).toContain('Log in');
    expect(visitors.headers.get('Cache-Control')).toContain('public');
    expect(members.text).toMatch(/href="\/dashboard"[^>]*>My dashboard</);
    expect(members.text).not.toContain('>Log in<');
    expect(members.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(members.headers.get('ETag')).not.toBe(visitors.headers.get('ETag'));
    expect((await read('/')).text).toBe(visitors.text);
    for (const { headers } of [visitors, members]) expect(headers.get('Vary')).toBe('Accept-Encoding, Cookie');
  });
});

test('a code that nobody has is said to be unknown, and costs no registration', async () => {
  const { referral_code } = await createMember(ctx);
  const hint = async (code: string) => (await request('GET', `/register?refcode=${code}`)).text;
  expect(await hint(referral_code)).toContain('>Your friend’s code is already applied.<');
  expect(await hint('BOGUS9XX')).toContain('>We do not know this code.');
  expect(await hint('BOGUS9XX')).not.toContain('>Your friend’s code');
  const person = { name: 'Mira Rao', phonenumber: '7000000123', password: 'surya-namaskar-12' };
  const form = { ...person, consent: 'on', referral_code: 'BOGUS9XX', enhanced: '1' };
  const { text, status } = await request('POST', '/register.data', { form });
  expect([status, text]).toEqual([200, expect.stringMatching(/has not been applied.*warning/)]);
});

test('the page of the API sets code as code', async () => {
  const { text } = await request('GET', '/api/docs');
  expect(/Each response is [^.]*/.exec(text)?.[0]).toBe(
    'Each response is a JSON object with the field <code>success</code>',
  );
  expect(text.replaceAll(/<script[^]*?<\/script>/g, '').includes('`')).toBe(false);
});
