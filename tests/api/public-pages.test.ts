import { beforeEach, describe, expect, test } from 'vitest';
import { DEFAULT_HERO, HOMEPAGE_SECTION_KEYS } from '~/domain/content/policy';
import { CATALOGUES } from '~/i18n/catalogue';
import { getPathLanguage, LANGUAGES, LOCALES, localizePath } from '~/i18n/languages';
import { createMember } from '../factories/member';
import { saveDemoSite } from '../factories/site';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const request = await createRequester(ctx.app);

await saveDemoSite(ctx);

const PAGES = ['/', '/landing', '/privacy', '/refunds', '/terms'].flatMap((path) =>
  LANGUAGES.map((language) => localizePath(language, path)),
);

const getHome = async () => (await request('GET', '/')).text;

const listSections = (html: string) => [...html.matchAll(/<(?:section|footer) id="(\w+)"/g)].map(([, id]) => id);

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

  test.each(PAGES)('%s is a 304 for a browser that has it', async (path) => {
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
  ])('is compressed as the browser accepts: %s', async (accepted, encoding) => {
    const answer = await request('GET', '/terms', { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding, Cookie');
  });

  test.each(PAGES)('%s declares its language and links to the same page in the others', async (path) => {
    const { text } = await request('GET', path);
    expect(text).toContain(`<html lang="${LOCALES[getPathLanguage(path)]}"`);
    const alternates = [...text.matchAll(/rel="alternate" hrefLang="([\w-]+)" href="([^"]+)"/gi)].map((m) => m[1]);
    expect(alternates).toEqual(Object.values(LOCALES));
  });
});

describe('the home page', () => {
  beforeEach(async () => {
    await setSections(HOMEPAGE_SECTION_KEYS.map((sectionKey) => ({ section_key: sectionKey })));
    await ctx.db.heroSection.deleteMany();
    await ctx.db.faq.deleteMany();
  });

  test('shows the sections in their stored order', async () => {
    const keys = [...HOMEPAGE_SECTION_KEYS].reverse();
    await setSections(keys.map((sectionKey) => ({ section_key: sectionKey })));
    expect(listSections(await getHome())).toEqual(keys);
  });

  test('leaves out disabled and unknown sections', async () => {
    await setSections([
      { section_key: 'faq_section' },
      { section_key: 'benefits_section', is_active: false },
      { section_key: 'fortune_teller' },
      { section_key: 'footer' },
    ]);
    const html = await getHome();
    expect(listSections(html)).toEqual(['faq_section', 'footer']);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test("shows the hero section, with the title of the page's language first", async () => {
    await ctx.db.heroSection.create({ data: hero });
    const [english, hindi] = [await getHome(), (await request('GET', '/hi')).text];
    for (const text of Object.values(hero)) expect(english).toContain(text);
    expect(english).toMatch(/<h1[^>]*>Breathe together</);
    expect(hindi).toMatch(/<h1[^>]*>साथ साँस लें</);
  });

  test('has the default title in every language, until staff write their own', async () => {
    const getTitle = async (path: string) => /<h1[^>]*>([^<]+)/.exec((await request('GET', path)).text)?.[1];
    expect(await getTitle('/hi')).toBe(DEFAULT_HERO.hindi_title);
    expect(await getTitle('/mr')).toBe(CATALOGUES.mr.site.hero.title);
    await ctx.db.heroSection.create({ data: hero });
    expect(await getTitle('/mr')).toBe('साथ साँस लें');
    await ctx.db.heroSection.updateMany({ data: { translations: { mr: { title: 'एकत्र श्वास घेऊ' } } } });
    expect(await getTitle('/mr')).toBe('एकत्र श्वास घेऊ');
    expect(await getTitle('/hi')).toBe('साथ साँस लें');
    expect(await getHome()).toMatch(/<h1[^>]*>Breathe together</);
  });

  test.each([
    ['is missing', [], async () => undefined],
    ['is switched off', ['12 lakh'], () => ctx.db.heroSection.create({ data: { ...hero, is_active: false } })],
  ])(
    'shows the defaults if the hero %s, and a number of members only if staff entered one',
    async (_, counts, arrange) => {
      await arrange();
      const html = await getHome();
      expect(html).toContain(DEFAULT_HERO.title);
      expect(['Trusted by', '12 lakh'].filter((text) => html.includes(text))).toEqual(
        counts.length > 0 ? ['Trusted by', ...counts] : [],
      );
      expect(html).not.toContain('Breathe together');
    },
  );

  test('shows the questions of the database, and five of its own in either language if there are none', async () => {
    const listQuestions = (html: string) => [...html.matchAll(/<summary[^>]*><span><span>([^<]+)/g)].map((m) => m[1]);
    for (const [path, language] of [
      ['/', 'en'],
      ['/hi', 'hi'],
    ] as const) {
      const { basics } = CATALOGUES[language].site.faq;
      expect(basics).toHaveLength(5);
      expect(listQuestions((await request('GET', path)).text)).toEqual(basics.map(({ question }) => question));
    }
    await ctx.db.faq.createMany({
      data: [
        { question: 'Shown?', answer: 'Yes', created_at: new Date(0) },
        { question: 'Hidden?', answer: 'No', is_active: false, created_at: new Date(0) },
      ],
    });
    expect(listQuestions(await getHome())).toEqual(['Shown?']);
  });

  test('describes the organisation to search engines, and escapes texts of staff', async () => {
    await ctx.db.faq.create({
      data: { question: '</script><b>?', answer: '<i>', created_at: new Date(0) },
    });
    const html = await getHome();
    expect(html).not.toContain('</script><b>');
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '{}']) => JSON.parse(json) as { '@type': string },
    );
    expect(data.map((thing) => thing['@type'])).toEqual(['Organization', 'FAQPage']);
    expect(JSON.stringify(data)).toContain('</script><b>?');
  });

  test('takes at most three queries', async () => {
    ctx.queries.clear();
    await getHome();
    expect(ctx.queries.seen).toHaveLength(3);
  });
});

test('the footer and search engines get the social pages of the settings', async () => {
  const own = await testContext({
    environment: {
      CONTACT_PHONE: '+91 20 2612 0000',
      CONTACT_ADDRESS: '7 Terrace Lane, Pune 411004, India',
      SOCIAL_PAGES: 'https://www.youtube.com/@ours, https://x.com/ours',
    },
  });
  const { text } = await (await createRequester(own.app))('GET', '/');
  for (const fragment of [
    'href="tel:+912026120000"',
    '>7 Terrace Lane, Pune 411004, India<',
    'href="https://x.com/ours"',
  ])
    expect(text).toContain(fragment);
  expect(text).toContain('"sameAs":["https://www.youtube.com/@ours","https://x.com/ours"]');
  expect(text).not.toMatch(/facebook|linkedin|Ring Road/i);
});

test('the policies name the data protection contact and the grievance officer of the settings', async () => {
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

test('the landing page shows the same number of members as the hero section, in either language', async () => {
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

test('the form of the challenge leads to the registration with the typed values', async () => {
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

test('no phone field shortens a number that the login accepts', async () => {
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
  expect(text).toMatch(path.startsWith('/hi') ? /<main[^]*<a[^>]*href="\/hi"/ : /<main[^]*<a[^>]*href="\/"/);
  expect(text).not.toContain('<script');
  expect(headers.get('Cache-Control')).toBe('private, no-store');
});

test('robots.txt and the sitemap list the public pages', async () => {
  expect((await request('GET', '/robots.txt')).text).toContain(`Sitemap: ${ctx.publicUrl}/sitemap.xml`);
  const { text } = await request('GET', '/sitemap.xml');
  expect([...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address).toSorted()).toEqual(
    PAGES.map((path) => `${ctx.publicUrl}${path}`).toSorted(),
  );
});

test.each([
  ['/resources', 'en-IN', 'Diet plans, recorded classes and FAQs.'],
  ['/resources?list=faqs', 'en-IN', 'Diet plans, recorded classes and FAQs.'],
  ['/resources?lang=hi', 'hi-IN', 'आहार योजनाएँ, रिकॉर्ड की हुई कक्षाएँ'],
])('%s needs no script and is in %s', async (path, lang, intro) => {
  const { status, text, headers } = await request('GET', path);
  expect(status).toBe(200);
  expect(text).toContain(`<html lang="${lang}"`);
  expect(text).toContain(intro);
  expect(text).not.toMatch(/<script|modulepreload|\son\w+=/);
  expect(headers.get('Content-Security-Policy')).toContain("script-src 'none'");
});

describe("the chosen language and the member's link", () => {
  const formatCookie = (name: string, value: string) =>
    `sangha_${name}=${encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'))}`;
  const read = (path: string, Cookie = '') => request('GET', path, { headers: Cookie ? { Cookie } : {} });

  test.each([
    ['/', '/hi'],
    ['/?utm_source=x', '/hi?utm_source=x'],
  ])('%s redirects a visitor who chose Hindi to %s, without shared caching', async (path, to) => {
    const answer = await read(path, formatCookie('language', 'hi'));
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, to]);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
    expect(answer.headers.get('Vary')).toBe('Cookie');
    expect((await read('/')).status).toBe(200);
  });

  test.each(['/hi', '/landing', '/privacy', '/hi/terms'])('%s declares its language', async (path) => {
    for (const language of ['en', 'hi'])
      expect((await read(path, formatCookie('language', language))).status).toBe(200);
  });

  test.each([
    ['/?lang=en', '/', 'en'],
    ['/hi?lang=en', '/', 'en'],
    ['/hi?lang=hi', '/hi', 'hi'],
    ['/privacy?lang=hi', '/hi/privacy', 'hi'],
  ])('%s leads to %s and is remembered', async (path, to, language) => {
    const answer = await read(path, formatCookie('language', 'hi'));
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, to]);
    expect(answer.headers.getSetCookie()[0]?.split(';')[0]).toBe(formatCookie('language', language));
  });

  test('a member gets a link to the dashboard, in a page with private caching', async () => {
    const visitors = await read('/');
    const members = await read('/', formatCookie('member', 'whatever-it-is-worth'));
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

test.each(['/', '/hi/landing', '/privacy'])('%s follows the device, or the chosen theme', async (path) => {
  const findTheme = (text: string) => /<html lang="\S+" data-theme="(\S+)"/.exec(text)?.[1];
  const forAll = await request('GET', path);
  expect([findTheme(forAll.text), forAll.headers.get('Cache-Control')]).toEqual([
    'auto',
    expect.stringMatching(/^public/),
  ]);
  const { headers } = await request('POST', '/theme', { form: { theme: 'dark' } });
  const [Cookie = ''] = (headers.get('Set-Cookie') ?? '').split(';');
  const own = await request('GET', path, { headers: { Cookie } });
  expect([findTheme(own.text), own.headers.get('Cache-Control')]).toEqual(['dark', 'private, no-cache']);
  expect(own.headers.get('Vary')).toContain('Cookie');
  expect(findTheme((await request('GET', path)).text)).toBe('auto');
});

test('the login follows the chosen theme, and the back office is always light', async () => {
  const { headers } = await request('POST', '/theme', { form: { theme: 'dark' } });
  const [Cookie = ''] = (headers.get('Set-Cookie') ?? '').split(';');
  for (const [path, theme] of [
    ['/login', 'dark'],
    ['/admin/login', 'light'],
  ] as const) {
    expect((await request('GET', path, { headers: { Cookie } })).text).toContain(`data-theme="${theme}"`);
  }
});

test('an unknown referral code is reported, and does not prevent the registration', async () => {
  const { referral_code } = await createMember(ctx);
  const getRegisterPage = async (code: string) => (await request('GET', `/register?refcode=${code}`)).text;
  expect(await getRegisterPage(referral_code)).toContain('>Your friend’s code is already applied.<');
  expect(await getRegisterPage('BOGUS9XX')).toContain('>We do not know this code.');
  expect(await getRegisterPage('BOGUS9XX')).not.toContain('>Your friend’s code');
  const person = { name: 'Mira Rao', phonenumber: '7000000123', password: 'surya-namaskar-12' };
  const form = { ...person, consent: 'on', referral_code: 'BOGUS9XX', enhanced: '1' };
  const { text, status } = await request('POST', '/register.data', { form });
  expect([status, text]).toEqual([200, expect.stringMatching(/has not been applied.*warning/)]);
});

test('the API page formats code as code', async () => {
  const { text } = await request('GET', '/api/docs');
  expect(/Each response is [^.]*/.exec(text)?.[0]).toBe(
    'Each response is a JSON object with the field <code>success</code>',
  );
  expect(text.replaceAll(/<script[^]*?<\/script>/g, '').includes('`')).toBe(false);
});
