import { beforeAll, describe, expect, test } from 'vitest';
import { createAdminToken, createAdmin } from '../factories/admin';
import { createMember, createMemberToken } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester, type RequestOptions } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const request = await createRequester(ctx.app);
let token: string;

beforeAll(async () => {
  token = await createAdminToken(ctx, await createAdmin(ctx, ['manage_resources']));
});

const requestAsStaff = (method: string, path: string, options: RequestOptions = {}) =>
  request(method, path, { token, ...options });

const findLastAuditEntry = () => ctx.db.auditEntry.findFirst({ orderBy: { id: 'desc' } });

const faq = { question: ' Is it free? ', answer: 'Yes.', category: 'Membership', is_active: 1 };
const video = {
  title: ' First steps ',
  description: 'Ten minutes.',
  youtube_link: 'https://youtu.be/sG4aN1h0tQk',
  category: 'Breathing',
  is_active: true,
};

const kinds = [
  {
    kind: 'faq',
    path: '/api/admin/faqs',
    list: async (options = {}) => (await request('GET', '/api/faqs', options)).body.faqs as Item[],
    sent: faq,
    stored: { question: 'Is it free?', answer: 'Yes.', category: 'Membership', is_active: true, version: 1 },
    defaults: [
      { question: 'Q', answer: 'A' },
      { category: 'Other', is_active: true },
    ],
    words: ['FAQ added successfully', 'FAQ updated successfully', 'FAQ deleted successfully'],
    missing: 'FAQ not found. It may have already been deleted.',
    refusals: [
      [{ question: ' ' }, 'Please fill in both question and answer fields.'],
      [{ answer: undefined }, 'Please fill in both question and answer fields.'],
      [{ category: 'Gossip' }, 'Please choose a category'],
      [{ is_active: 'maybe' }, 'is_active must be true or false'],
    ],
  },
  {
    kind: 'video',
    path: '/api/admin/video-resources',
    list: async (options = {}) =>
      (await request('GET', '/api/video-resources', options)).body.video_resources as Item[],
    sent: video,
    stored: { ...video, title: 'First steps', version: 1 },
    defaults: [
      { title: 'T', description: 'D', youtube_link: 'https://www.youtube.com/shorts/aNu10mV1l0M' },
      { category: 'Beginner', is_active: true },
    ],
    words: [
      'Video resource added successfully',
      'Video resource updated successfully',
      'Video resource deleted successfully',
    ],
    missing: 'Video resource not found. It may have already been deleted.',
    refusals: [
      [{ title: '' }, 'Please fill in all required fields (title, description, and YouTube link).'],
      [{ youtube_link: null }, 'Please fill in all required fields (title, description, and YouTube link).'],
      [{ youtube_link: 'https://vimeo.com/1' }, 'Please enter a valid YouTube URL.'],
      [{ youtube_link: 'https://youtube.com.evil.example/watch?v=sG4aN1h0tQk' }, 'Please enter a valid YouTube URL.'],
      [{ category: 'Dance' }, 'Please choose a category'],
    ],
  },
] as const;

interface Item {
  id: number;
  version: number;
}

describe.each(kinds)('$path', ({ kind, path, list, sent, stored, defaults, words, missing, refusals }) => {
  const add = async (json: object = sent) => (await requestAsStaff('POST', path, { json })).body.id as number;
  const find = async (id: number) => (await list({ token })).find((item) => item.id === id);

  test('adds with trimmed values and defaults', async () => {
    const answer = await requestAsStaff('POST', path, { json: sent });
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: words[0] } });
    const id = answer.body.id as number;
    expect(await find(id)).toMatchObject({ id, ...stored });
    expect(await findLastAuditEntry()).toMatchObject({
      action: `${kind}.created`,
      subject_id: String(id),
      actor_kind: 'admin',
    });
    expect(await find(await add(defaults[0]))).toMatchObject(defaults[1]);
  });

  test.each<readonly [object, string]>([...refusals])('refuses %j', async (more, message) => {
    const refusal = { status: 400, body: { success: false, message } };
    expect(await requestAsStaff('POST', path, { json: { ...sent, ...more } })).toMatchObject(refusal);
    const id = await add();
    expect(await requestAsStaff('PUT', `${path}/${id}`, { json: { ...sent, ...more } })).toMatchObject(refusal);
  });

  test('saves an edit and shows a conflict to the second of two concurrent editors', async () => {
    const id = await add();
    const edit = (more: object) => requestAsStaff('PUT', `${path}/${id}`, { json: { ...sent, ...more } });
    expect(await edit({ is_active: false, version: 1 })).toMatchObject({ status: 200, body: { message: words[1] } });
    expect(await edit({ version: 1 })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Someone else changed this/) },
    });
    expect(await find(id)).toMatchObject({ is_active: false, version: 2 });
    expect(await edit({})).toMatchObject({ status: 200 });
    expect(await findLastAuditEntry()).toMatchObject({ before: { is_active: false }, after: { is_active: true } });
  });

  test('shows disabled entries only to staff with the permission', async () => {
    const id = await add({ ...sent, is_active: 0 });
    const other = await createAdminToken(ctx, await createAdmin(ctx, ['manage_classes']));
    const member = await createMemberToken(ctx, await createMember(ctx));
    for (const options of [{}, { token: other }, { token: member }]) {
      expect((await list(options)).map((item) => item.id)).not.toContain(id);
    }
    expect(await find(id)).toMatchObject({ is_active: false });
  });

  test('deletes, once', async () => {
    const id = await add();
    const remove = () => requestAsStaff('DELETE', `${path}?id=${id}`);
    expect(await remove()).toMatchObject({ status: 200, body: { success: true, message: words[2] } });
    expect(await remove()).toMatchObject({ status: 404, body: { success: false, message: missing } });
    expect(await requestAsStaff('PUT', `${path}/${id}`, { json: sent })).toMatchObject({
      status: 404,
      body: { message: missing },
    });
    expect(await find(id)).toBeUndefined();
    expect(await findLastAuditEntry()).toMatchObject({ action: `${kind}.deleted`, subject_id: String(id) });
    for (const query of ['', '?id=', '?id=x', '?id=0'])
      expect(await requestAsStaff('DELETE', path + query)).toMatchObject({ status: 400 });
  });
});

describe('sections of the home page', () => {
  const saveAll = (updates: unknown) =>
    requestAsStaff('PUT', '/api/admin/homepage-sections/bulk', { json: { updates } });
  const listSections = async () =>
    (await requestAsStaff('GET', '/api/admin/homepage-sections')).body.sections as {
      id: number;
      section_key: string;
    }[];
  const listActiveKeys = async () =>
    ((await request('GET', '/api/homepage-sections/active')).body.sections as { section_key: string }[]).map(
      ({ section_key }) => section_key,
    );
  let ids: number[];

  beforeAll(async () => {
    await ctx.db.homepageSection.createMany({
      data: ['hero_section', 'faq_section', 'footer'].map((sectionKey, at) => ({
        section_key: sectionKey,
        section_name: sectionKey,
        display_order: at + 1,
        is_active: sectionKey !== 'faq_section',
      })),
    });
    ids = (await listSections()).map(({ id }) => id);
  });

  test('are listed in order: active ones for everybody, all for staff', async () => {
    expect(await listActiveKeys()).toEqual(['hero_section', 'footer']);
    expect(await listSections()).toMatchObject([
      { id: ids[0], section_key: 'hero_section', section_name: 'hero_section', is_active: true, display_order: 1 },
      { section_key: 'faq_section', is_active: false },
      { section_key: 'footer' },
    ]);
  });

  test('are enabled and reordered in one request', async () => {
    const answer = await saveAll([
      { id: ids[0], is_active: false },
      { id: ids[1], is_active: true, display_order: 9 },
      { id: ids[2], is_active: true },
    ]);
    expect(answer).toMatchObject({
      status: 200,
      body: { success: true, message: 'Section settings updated successfully!' },
    });
    expect(await listActiveKeys()).toEqual(['footer', 'faq_section']);
    expect(await findLastAuditEntry()).toMatchObject({
      action: 'sections.updated',
      before: {
        hero_section: { is_active: true, display_order: 1 },
        faq_section: { is_active: false, display_order: 2 },
      },
      after: {
        hero_section: { is_active: false, display_order: 1 },
        faq_section: { is_active: true, display_order: 9 },
      },
    });
    await saveAll([
      { id: ids[0], is_active: true },
      { id: ids[1], is_active: false, display_order: 2 },
    ]);
  });

  test('are saved all or none: an unknown id changes nothing', async () => {
    const before = await listSections();
    const answer = await saveAll([
      { id: ids[0], is_active: false },
      { id: 999_999, is_active: true },
    ]);
    expect(answer).toMatchObject({ status: 400, body: { message: 'There is no section with the id 999999' } });
    expect(await listSections()).toEqual(before);
  });

  test.each([
    ['nothing', undefined],
    ['no list', 'all'],
    ['an empty list', []],
    ['no section', [7]],
    ['no id', [{ is_active: true }]],
    ['no switch', [{ id: 1 }]],
    ['a switch of words', [{ id: 1, is_active: 'yes' }]],
    ['a wrong order', [{ id: 1, is_active: true, display_order: 0 }]],
    [
      'a section twice',
      [
        { id: 1, is_active: true },
        { id: 1, is_active: false },
      ],
    ],
  ])('refuse %s', async (_what, updates) => {
    const before = await listSections();
    expect(await saveAll(updates)).toMatchObject({
      status: 400,
      body: { success: false, message: expect.any(String) },
    });
    expect(await listSections()).toEqual(before);
  });
});
