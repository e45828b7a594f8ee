import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { forgetCached } from '~/domain/context';
import { saveBrand } from '~/domain/content/site-settings.server';
import { brandFormSchema, claimsFormSchema } from '~/domain/content/site-schemas';
import { createAdminCookie, asAdmin, createAdmin } from '../factories/admin';
import { uploaded } from '../factories/picture';
import { saveDemoSite } from '../factories/site';
import { DEMO_CLAIMS } from '../setup/brand-pages';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({
  environment: { UPI_ID: 'prabhat@bank', WHATSAPP_GROUP_URL: '', TELEGRAM_CHAT_URL: '' },
});
const request = await createRequester(ctx.app);
const staff = await createAdminCookie(ctx, await createAdmin(ctx, ['manage_resources', 'manage_admins']));

const post = (path: string, form: Record<string, string>) => request('POST', path, { headers: staff, form });
const getPage = async (path: string) => (await request('GET', path)).text;

const BRAND = {
  name: 'Prabhat Yoga',
  short_name: 'Prabhat',
  tagline: 'Yoga before sunrise',
  copyright: '© 2026 Prabhat Yoga Trust',
  signature: 'Your Prabhat team',
  accent: 'teal',
  'translations.hi.name': 'प्रभात योग',
  'translations.hi.tagline': 'सूर्योदय से पहले योग',
};

describe('before staff have saved anything', () => {
  test('the public pages make no claims', async () => {
    for (const path of ['/', '/hi', '/landing', '/hi/landing']) {
      const text = await getPage(path);
      for (const claim of DEMO_CLAIMS) expect(text, path).not.toMatch(claim);
      for (const section of ['meet_your_trainer', 'trusted_by_section'])
        expect(text, path).not.toContain(`<section id="${section}"`);
      expect(text, path).not.toContain('Trusted by');
    }
  });
});

test('the demo shows the quotes of the specification', async () => {
  const own = await testContext();
  await saveDemoSite(own);
  const ask = await createRequester(own.app);
  const [home, landing] = [(await ask('GET', '/')).text, (await ask('GET', '/landing')).text];
  for (const text of [
    '1.24 Crore +',
    'Vasudha Kulkarni',
    'Sunita Deshmukh',
    '© 2025 Sangha',
    'New Delhi',
    '+91 11 4000 0000',
  ])
    expect(home).toContain(text);
  for (const text of ['6:00', '8:00', 'Deccan Sunrise', 'years of open classes', 'Imran Qureshi', '1.24 Crore +'])
    expect(landing).toContain(text);
  const hindi = (await ask('GET', '/hi')).text;
  for (const text of ['वसुधा कुलकर्णी', 'सुनीता देशमुख', '© 2025 संघ']) expect(hindi).toContain(text);
});

describe('with another brand', () => {
  beforeAll(async () => {
    expect(await post('/admin/sections/brand', { ...BRAND, version: '0' })).toMatchObject({ status: 302 });
  });

  test('the document has the colour, the title the tagline and the manifest the short name', async () => {
    expect(await getPage('/')).toMatch(/<html [^>]*data-accent="teal"/);
    expect(await getPage('/')).toContain('<title>Prabhat Yoga: Yoga before sunrise</title>');
    expect(await getPage('/hi')).toContain('<title>प्रभात योग: सूर्योदय से पहले योग</title>');
    expect(await getPage('/')).toContain('© 2026 Prabhat Yoga Trust');
    expect(JSON.parse(await getPage('/site.webmanifest'))).toMatchObject({ short_name: 'Prabhat' });
    expect((await request('GET', '/admin/sections', { headers: staff })).text).toContain('Prabhat Yoga');
  });

  test('shared links get a picture with the name', async () => {
    const { status, headers } = await request('GET', '/share/site?lang=hi');
    expect([status, headers.get('Content-Type')]).toEqual([200, 'image/png']);
  });

  test('replies to STOP have the name and the signature', async () => {
    const { getTextWithoutTemplate } = await import('~/i18n/free-text');
    await ctx.brandStore.refresh();
    const { names, site } = ctx.app.services.brand;
    const values = { publicUrl: 'https://x', names, signature: site.signature ?? '' };
    expect(getTextWithoutTemplate('en', 'notices_stopped', values)).toMatch(
      /Prabhat Yoga will not[^]*\n\nYour Prabhat team$/,
    );
    expect(getTextWithoutTemplate('hi', 'notices_stopped', values)).toContain('प्रभात योग');
  });

  test('a logo replaces the drawn one, and is removed again', async () => {
    const admin = await asAdmin(ctx, ['manage_resources']);
    const bytes = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#0f5a66' } })
      .png()
      .toBuffer();
    const input = brandFormSchema.parse({ name: BRAND.name, accent: 'teal' });
    await saveBrand(admin, input, uploaded(bytes, 'logo.png'));
    ctx.brandStore.forget();
    const [, src = ''] = /<img src="(\/site-image\/logo\?v=[^"]+)"/.exec(await getPage('/')) ?? [];
    const answer = await request('GET', src.replaceAll('&amp;', '&'));
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    expect(await getPage('/')).toContain(`<link rel="icon" href="${src}"`);
    await saveBrand(admin, brandFormSchema.parse({ name: BRAND.name, accent: 'teal', remove_logo: 'on' }));
    ctx.brandStore.forget();
    expect(await getPage('/')).not.toContain('/site-image/logo');
    expect(await getPage('/')).toContain('<link rel="icon" href="/favicon.svg"');
  });
});

test('a cached public page shows the new brand', async () => {
  expect(await getPage('/login')).toContain('Prabhat Yoga');
  const { version } = await ctx.db.siteSettings.findUniqueOrThrow({ where: { id: 1 } });
  const renamed = { ...BRAND, name: 'Usha Yoga', version: String(version) };
  expect(await post('/admin/sections/brand', renamed)).toMatchObject({ status: 302 });
  expect(await getPage('/login')).toContain('Usha Yoga');
  const again = { ...BRAND, version: String(version + 1) };
  expect(await post('/admin/sections/brand', again)).toMatchObject({ status: 302 });
});

describe('bad input', () => {
  test.each([
    ['/admin/sections/brand', { name: '', accent: 'teal' }, 'Please enter the name'],
    ['/admin/sections/brand', { name: 'A', accent: 'pink' }, 'Please choose a colour'],
    ['/admin/sections/claims', { figures: 'no bar here' }, 'Write one figure per line'],
    ['/admin/sections/claims', { batch_times: 'at six' }, 'Write times such as'],
    ['/admin/sections/claims', { batch_times: '6:00, 8:00 PM' }, 'Write times such as'],
    ['/admin/sections/claims', { batch_times: ' ' }, 'Please enter the start times of the batches'],
    ['/admin/testimonials/new', { name: 'Asha', quote: 'Good.', days: 'many' }, 'Please enter the number of days'],
    ['/admin/testimonials/new', { name: 'Asha', quote: 'Good.', days: '3', stars: '9' }, 'Please enter 1 to 5 stars'],
    ['/admin/sections/contact', { social_pages: 'https://example.in' }, 'Write one address per line'],
    ['/admin/setup', { phone: '12' }, 'Please enter a valid phone number'],
  ])('is refused at its field and saves nothing: %s %j', async (path, form, message) => {
    const before = await ctx.db.auditEntry.count();
    const { status, text } = await post(path, { ...form, version: '99' });
    expect([status, text.includes(message)]).toEqual([400, true]);
    expect(await ctx.db.auditEntry.count()).toBe(before);
  });

  test('a page that another admin has changed is not overwritten', async () => {
    expect(
      await post('/admin/sections/claims', { founder_name: 'Asha', batch_times: '6 AM', version: '0' }),
    ).toMatchObject({ status: 409 });
  });
});

test('people and figures appear once staff have saved them, and only then', async () => {
  const { version } = await ctx.db.siteSettings.findUniqueOrThrow({ where: { id: 1 } });
  const claims = {
    founder_name: 'Asha Rao',
    founder_quote: 'Come as you are.',
    press: 'The Village Post',
    figures: '3 | villages\n40 | mornings',
    batch_times: '5:30 AM, 6:30 AM',
    'translations.hi.founder_name': 'आशा राव',
  };
  expect(claimsFormSchema.safeParse(claims).success).toBe(true);
  expect(await post('/admin/sections/claims', { ...claims, version: String(version) })).toMatchObject({ status: 302 });
  expect(
    await post('/admin/testimonials/new', { name: 'Ravi', days: '12', quote: 'My back is better.', stars: '' }),
  ).toMatchObject({ status: 302 });
  const [home, hindi, landing] = [await getPage('/'), await getPage('/hi'), await getPage('/landing')];
  for (const text of ['Asha Rao', 'Come as you are.', 'My back is better.', '5:30, 6:30 AM'])
    expect(home).toContain(text);
  expect(home).not.toContain('out of 5 stars');
  expect(hindi).toContain('आशा राव');
  expect(hindi).toContain('lang="en-IN" class="display mt-4.5');
  for (const text of ['The Village Post', 'villages', '>5:30<']) expect(landing).toContain(text);
  expect(await ctx.db.siteSettings.findUniqueOrThrow({ where: { id: 1 } })).toMatchObject({ name: 'Prabhat Yoga' });
});

describe('the first steps', () => {
  test('test the keys with the providers and store that they work', async () => {
    const admin = await createAdminCookie(ctx, await createAdmin(ctx, ['manage_admins']));
    const readMenu = async () => {
      forgetCached(ctx);
      const { text } = await request('GET', '/admin/staff', { headers: admin });
      return /<a [^>]*href="\/admin\/setup".*?<\/a>/s.exec(text)?.[0].replaceAll(/<[^>]*>/g, ' ') ?? null;
    };
    expect(await readMenu()).toMatch(/First steps\s+2\s+pending/);
    expect((await request('GET', '/admin/setup', { headers: staff })).text).toContain('Send a test message');
    expect(await post('/admin/setup', { phone: '98765 43210' })).toMatchObject({ status: 302 });
    expect(await post('/admin/setup', { intent: 'payments' })).toMatchObject({ status: 302 });
    expect(await readMenu()).toBeNull();
    const row = await ctx.db.siteSettings.findUniqueOrThrow({ where: { id: 1 } });
    expect([row.whatsapp_tested_at, row.payments_tested_at]).toEqual([ctx.clock.now(), ctx.clock.now()]);
    const sent = await fetch(`${ctx.sandboxUrl}/`).then((answer) => answer.text());
    expect(sent).toContain('123456');
    const actions = await ctx.db.auditEntry.findMany({ where: { action: { endsWith: '.tested' } } });
    expect(actions.map(({ action }) => action).sort()).toEqual(['payments.tested', 'whatsapp.tested']);
  });
});
