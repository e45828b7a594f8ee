import { beforeEach, describe, expect, test } from 'vitest';
import { testContext } from '../../../tests/setup/context';
import type { Actor } from '../context';
import { DEFAULT_HERO, HOMEPAGE_SECTION_KEYS } from './policy';
import { listFaqs } from './faqs.server';
import { getHeroSection } from './hero.server';
import { listActiveHomepageSections, listHomepageSectionKeys } from './sections.server';

const ctx = await testContext({ environment: { PUBLIC_READ_SECONDS: '60' } });
const visitor = ctx.as({ kind: 'visitor' });
const createStaffContext = (...permissions: Extract<Actor, { kind: 'admin' }>['permissions']) =>
  ctx.as({ kind: 'admin', adminId: 1, sessionId: 0, permissions });

const words = {
  title: 'Breathe together',
  hindi_title: 'साथ साँस लें',
  subtitle: 'Every morning.',
  button_text: 'Come in',
  button_link: '/register',
  trusted_text: 'Loved by',
  member_count: '12 lakh',
};

beforeEach(async () => {
  ctx.recent.forget();
  await ctx.db.heroSection.deleteMany();
  await ctx.db.homepageSection.deleteMany();
});

describe('the hero section', () => {
  test('is not found if there is none', async () => {
    await expect(getHeroSection(visitor)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('has the texts of staff', async () => {
    const { id } = await ctx.db.heroSection.create({ data: words });
    expect(await getHeroSection(visitor)).toEqual({
      id,
      title: 'Breathe together',
      hindi_title: 'साथ साँस लें',
      subtitle: 'Every morning.',
      button_text: 'Come in',
      button_link: '/register',
      trusted_text: 'Loved by',
      member_count: '12 lakh',
      is_active: true,
      hero_image_url: null,
      translations: {},
    });
  });

  test('that is disabled shows the defaults to everybody except editors', async () => {
    const { id } = await ctx.db.heroSection.create({ data: { ...words, is_active: false } });
    const hidden = { ...DEFAULT_HERO, member_count: words.member_count, id, is_active: false, translations: {} };
    expect(await getHeroSection(visitor)).toEqual(hidden);
    expect(await getHeroSection(createStaffContext('manage_users'))).toEqual(hidden);
    expect(await getHeroSection(createStaffContext('manage_resources'))).toMatchObject({
      title: words.title,
      is_active: false,
    });
  });
});

test('active sections are sorted by position, older ones first for equal positions', async () => {
  const rows = [
    { section_key: 'footer', display_order: 2 },
    { section_key: 'faq_section', display_order: 1 },
    { section_key: 'benefits_section', display_order: 1 },
    { section_key: 'hero_section', display_order: 0, is_active: false },
  ];
  await ctx.db.homepageSection.createMany({ data: rows.map((row) => ({ ...row, section_name: row.section_key })) });
  const keys = (await listActiveHomepageSections(visitor)).map(({ section_key }) => section_key);
  expect(keys).toEqual(['faq_section', 'benefits_section', 'footer']);
  expect(await listHomepageSectionKeys(visitor)).toEqual(keys);
});

test('the home page has the default order only if there are no sections', async () => {
  expect(await listHomepageSectionKeys(visitor)).toEqual(HOMEPAGE_SECTION_KEYS);
  await ctx.db.homepageSection.create({
    data: { section_key: 'footer', section_name: 'Footer', display_order: 1, is_active: false },
  });
  ctx.recent.forget();
  expect(await listHomepageSectionKeys(visitor)).toEqual([]);
});

test('visitors and members share a cached response; staff get the current state', async () => {
  const [member, admin] = [ctx.as({ id: 1 }), createStaffContext('manage_resources')];
  const countRows = async () =>
    Promise.all([visitor, member, admin].map(async (reader) => (await listFaqs(reader)).length));
  expect(await countRows()).toEqual([0, 0, 0]);
  await ctx.db.faq.create({ data: { question: 'New?', answer: 'Yes.', created_at: ctx.clock.now() } });
  expect(await countRows()).toEqual([0, 0, 1]);
  ctx.recent.forget();
  expect(await countRows()).toEqual([1, 1, 1]);
});
