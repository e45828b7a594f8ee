import { beforeAll, describe, expect, test } from 'vitest';
import { createAdminCookie, createAdmin } from '../factories/admin';
import { createClass } from '../factories/class';
import { createDietPlan } from '../factories/diet-plan';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);

/** Cookies of two admins who edit the same row at the same time. */
let editors: { Cookie: string }[];

const aClass = {
  title: 'Flow',
  instructor: 'Meera',
  class_date: '2026-12-01',
  start_time: '06:00',
  end_time: '07:00',
};
const aVideo = { title: 'Rest', youtube_link: 'https://youtu.be/sG4aN1h0tQk', category: 'Other' };
const aGroup = { link: 'https://chat.whatsapp.com/one', capacity: '5', is_open: '1' };
const aHero = {
  id: '1',
  title: 'Rise',
  button_text: 'Join',
  member_count: '9',
  is_active: '1',
  hindi_title: 'उठें',
  button_link: '/register',
  trusted_text: 'Trusted by',
};

interface Editable {
  what: string;
  page: string;
  /** URL to which the form is posted, if it is not the URL of the page. */
  to?: string;
  /** Fields that are the same in both edits. The version is added automatically. */
  form: Record<string, string>;
  /**
   * Name of the field that has different values in the two edits. For sections, it is their
   * visibility.
   */
  field: string;
  way: 'form' | 'multipart';
  label: string;
  read: () => Promise<string | undefined>;
}

const things: Editable[] = [
  {
    what: 'a class',
    page: '/admin/classes/1',
    form: aClass,
    field: 'description',
    way: 'form',
    label: 'class',
    read: async () => (await ctx.db.yogaClass.findUnique({ where: { id: 1 } }))?.description,
  },
  {
    what: 'a question',
    page: '/admin/faqs/1',
    form: { question: 'Free?' },
    field: 'answer',
    way: 'form',
    label: 'FAQ',
    read: async () => (await ctx.db.faq.findUnique({ where: { id: 1 } }))?.answer,
  },
  {
    what: 'a video',
    page: '/admin/video/1',
    form: aVideo,
    field: 'description',
    way: 'form',
    label: 'video',
    read: async () => (await ctx.db.videoResource.findUnique({ where: { id: 1 } }))?.description,
  },
  {
    what: 'a diet plan',
    page: '/admin/resources/1',
    form: { title: 'Steady', type: 'free' },
    field: 'description',
    way: 'multipart',
    label: 'diet plan',
    read: async () => (await ctx.db.dietPlan.findUnique({ where: { id: 1 } }))?.description,
  },
  {
    what: 'a community group',
    page: '/admin/groups/1',
    form: aGroup,
    field: 'title',
    way: 'form',
    label: 'community group',
    read: async () => (await ctx.db.communityGroup.findUnique({ where: { id: 1 } }))?.title,
  },
  ...['Monday', 'Sunday'].map((day_name): Editable => ({
    what: day_name === 'Monday' ? 'a day' : 'a day without words yet',
    page: `/admin/batches?edit=${day_name}`,
    form: { day_name },
    field: 'instruction',
    way: 'form',
    label: 'instruction',
    read: async () => (await ctx.db.instruction.findUnique({ where: { day_name: day_name } }))?.instruction,
  })),
  {
    what: 'the banner',
    page: '/admin/dashboard',
    form: aHero,
    field: 'subtitle',
    way: 'multipart',
    label: 'hero section',
    read: async () => (await ctx.db.heroSection.findUnique({ where: { id: 1 } }))?.subtitle,
  },
  {
    what: 'a member of staff',
    page: '/admin/staff/1',
    form: { email: 'one@example.in' },
    field: 'name',
    way: 'form',
    label: 'admin',
    read: async () => (await ctx.db.admin.findUnique({ where: { id: 1 } }))?.name,
  },
];

beforeAll(async () => {
  const now = { created_at: ctx.clock.now(), updated_at: ctx.clock.now() };
  await createAdmin(ctx, ['manage_classes']);
  editors = await Promise.all([1, 2].map(async () => createAdminCookie(ctx, await createAdmin(ctx))));
  await createClass(ctx);
  await ctx.db.faq.create({ data: { question: 'Q', answer: 'A', category: 'Other', ...now } });
  await ctx.db.communityGroup.create({ data: { title: 'T', link: aGroup.link, capacity: 5, ...now } });
  await ctx.db.videoResource.create({
    data: { title: 'T', description: 'D', youtube_link: aVideo.youtube_link, category: 'Other', ...now },
  });
  await createDietPlan(ctx);
  await ctx.db.instruction.create({
    data: { day_name: 'Monday', instruction: 'Breathe.', updated_at: now.updated_at },
  });
  await ctx.db.heroSection.create({
    data: {
      title: 'T',
      hindi_title: '',
      subtitle: 'S',
      button_text: 'B',
      button_link: '/register',
      trusted_text: 'Trusted by',
      member_count: '1',
      updated_at: now.updated_at,
    },
  });
  await ctx.db.homepageSection.create({ data: { section_key: 'footer', section_name: 'Footer', display_order: 1 } });
});

const getPage = async (path: string, at: number) => {
  const { status, text } = await request('GET', path, { headers: editors[at] ?? {} });
  expect(status).toBe(200);
  return text;
};
const getValue = (html: string, name: string) =>
  new RegExp(`<input type="hidden" name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? `no ${name}`;

describe.each(things)('$what', ({ page, to = page, form, field, way, label, read }) => {
  const save = (version: string, words: string, at: number) =>
    request('POST', to, { headers: editors[at] ?? {}, [way]: { ...form, version, [field]: words } });

  test('edited by two people concurrently is saved once, and the other gets a conflict', async () => {
    const versions = (await Promise.all([getPage(page, 0), getPage(page, 1)])).map((html) => getValue(html, 'version'));
    const words = ['The first says so', 'The second says so'];
    const answers = await Promise.all(words.map((value, at) => save(versions[at] ?? '', value, at)));
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 409]);
    const winner = answers.findIndex(({ status }) => status === 302);
    expect(await read()).toBe(words[winner]);
    const refusal = answers[1 - winner]?.text ?? '';
    expect(refusal).toContain(`Someone else changed this ${label} meanwhile.`);
    expect(refusal).toContain(words[1 - winner]);

    const kept = getValue(refusal, 'version');
    expect((await save(kept, 'Once more', 1 - winner)).status).toBe(409);
    expect(await read()).toBe(words[winner]);

    const fresh = getValue(await getPage(page, 1 - winner), 'version');
    expect((await save(fresh, 'After a look', 1 - winner)).status).toBe(302);
    expect(await read()).toBe('After a look');
  });
});

test('sections that two people switch concurrently are saved once, and the other gets a conflict', async () => {
  const page = await getPage('/admin/sections', 0);
  const form = { order: getValue(page, 'order'), versions: getValue(page, 'versions') };
  const hideAll = () => request('POST', '/admin/sections', { headers: editors[0] ?? {}, form });
  expect([(await hideAll()).status, (await hideAll()).status]).toEqual([302, 409]);
  const answer = await request('POST', '/admin/sections', {
    headers: editors[1] ?? {},
    form: { ...form, active: form.order },
  });
  expect(answer.status).toBe(409);
  expect(answer.text).toContain('Someone else changed this list of sections meanwhile.');
  expect((await ctx.db.homepageSection.findFirst())?.is_active).toBe(false);
});
