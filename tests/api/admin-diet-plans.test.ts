import { beforeAll, describe, expect, test } from 'vitest';
import { createAdminToken, createAdmin } from '../factories/admin';
import { createDietPlan } from '../factories/diet-plan';
import { createMember, createMemberToken } from '../factories/member';
import { createPicture } from '../factories/picture';
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

const createPdf = (size = 200) => {
  const bytes = Buffer.alloc(size, ' ');
  bytes.write('%PDF-1.7\n');
  return new File([bytes], 'Sattvic week.pdf', { type: 'application/pdf' });
};
const createCover = async () => new File([await createPicture({ format: 'jpeg' })], 'cover.jpg');

const sent = { title: ' Sattvic week ', description: 'Simple food.', type: 'free' };
const UPLOAD = '/api/admin/diet-plans/upload';

interface Plan {
  id: number;
  media_url: string | null;
  thumbnail_url: string | null;
  version: number;
}

const listPlans = async (query = '') =>
  (await requestAsStaff('GET', `/api/admin/diet-plans${query}`)).body.diet_plans as Plan[];
const find = async (id: number) => (await listPlans()).find((plan) => plan.id === id);

async function add(multipart: Record<string, string | Blob> = sent): Promise<number> {
  return (await requestAsStaff('POST', UPLOAD, { multipart })).body.id as number;
}

const countFiles = (kind: 'attached' | 'given up') =>
  ctx.db.storedFile.count({ where: { attached_at: kind === 'attached' ? { not: null } : null } });

describe('POST /api/admin/diet-plans/upload', () => {
  test('adds a plan with its PDF and its cover, which its readers get', async () => {
    const multipart = { ...sent, media_url: createPdf(), thumbnail_url: await createCover() };
    const answer = await requestAsStaff('POST', UPLOAD, { multipart });
    expect(answer).toMatchObject({ status: 200, body: { success: true, message: 'Diet plan created successfully' } });
    const plan = await find(answer.body.id as number);
    expect(plan).toMatchObject({
      title: 'Sattvic week',
      description: 'Simple food.',
      type: 'free',
      karma_points_required: 0,
      user_id: null,
      isPrivate: false,
      created_at: ctx.clock.now().toISOString(),
      version: 1,
    });
    const file = await request('GET', plan?.media_url ?? '');
    expect([file.status, file.headers.get('Content-Type'), file.headers.get('Content-Disposition')]).toEqual([
      200,
      'application/pdf',
      "attachment; filename*=UTF-8''Sattvic%20week.pdf",
    ]);
    const image = await request('GET', plan?.thumbnail_url ?? '');
    expect([image.status, image.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    expect(image.text).not.toContain('taken at home');
    expect(await ctx.db.auditEntry.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      action: 'diet_plan.created',
      after: { title: 'Sattvic week' },
    });
  });

  test('requires neither file', async () => {
    expect(await find(await add())).toMatchObject({ media_url: null, thumbnail_url: null });
  });

  test('stores the fields that each type requires', async () => {
    const member = await createMember(ctx);
    const karma = await add({ ...sent, type: 'karma', karma_points: '250', isPrivate: 'false' });
    expect(await find(karma)).toMatchObject({ type: 'karma', karma_points_required: 250, isPrivate: false });
    const own = await add({ ...sent, type: 'personalized', user_id: String(member.id), isPrivate: '1' });
    expect(await find(own)).toMatchObject({ user_id: member.id, user_name: member.name, isPrivate: true });
    const path = `/api/diet-plans/user?user_id=${member.id}`;
    const seen = (await request('GET', path, { token: await createMemberToken(ctx, member) })).body
      .diet_plans as Plan[];
    expect(seen.map(({ id }) => id)).toContain(own);
  });

  test.each([
    [{ title: '' }, 'title', 'Please fill in all required fields'],
    [{ description: ' ' }, 'description', 'Please fill in all required fields'],
    [{ type: 'karma' }, 'karma_points', 'Please specify karma points required for karma type'],
    [{ type: 'karma', karma_points: '0' }, 'karma_points', 'Please specify karma points required for karma type'],
    [{ type: 'personalized' }, 'user_id', 'Please specify user ID for personalized plan'],
    [{ type: 'personalized', user_id: '999999' }, 'user_id', 'There is no user with the ID 999999'],
    [{ type: 'secret' }, 'type', 'Please choose a type'],
  ])('refuses %j', async (more, field, message) => {
    const [before, kept] = [await ctx.db.dietPlan.count(), await countFiles('attached')];
    const multipart = { ...sent, ...more, media_url: createPdf() };
    expect(await requestAsStaff('POST', UPLOAD, { multipart })).toMatchObject({
      status: 400,
      body: { success: false, message, errors: { [field]: [message] } },
    });
    expect([await ctx.db.dietPlan.count(), await countFiles('attached'), await countFiles('given up')]).toEqual([
      before,
      kept,
      0,
    ]);
  });

  test('refuses invalid PDFs, invalid pictures and large files, and stores nothing', async () => {
    const before = await ctx.db.storedFile.count();
    const refusals: [Record<string, string | Blob>, number, string][] = [
      [{ media_url: new File(['hello'], 'plan.pdf', { type: 'application/pdf' }) }, 415, 'Please upload a PDF file'],
      [{ media_url: createPdf(20 * 1024 * 1024 + 1) }, 413, 'PDF size should be less than 20MB'],
      [
        { media_url: createPdf(), thumbnail_url: new File(['<svg/>'], 'a.png') },
        ...([415, 'Please select a valid image file (JPG, PNG, WEBP)'] as const),
      ],
    ];
    for (const [more, status, message] of refusals) {
      const answer = await requestAsStaff('POST', UPLOAD, { multipart: { ...sent, ...more } });
      expect(answer).toMatchObject({ status, body: { success: false, message } });
    }
    expect(await ctx.db.storedFile.count()).toBe(before);
  });

  test('accepts a PDF of exactly 20 MB, and refuses JSON', async () => {
    expect(
      await requestAsStaff('POST', UPLOAD, { multipart: { ...sent, media_url: createPdf(20 * 1024 * 1024) } }),
    ).toMatchObject({
      status: 200,
    });
    expect(await requestAsStaff('POST', UPLOAD, { json: sent })).toMatchObject({ status: 400 });
  });
});

describe('an edit', () => {
  test('saves only the texts, or new files that replace the old ones', async () => {
    const id = await add({ ...sent, media_url: createPdf(), thumbnail_url: await createCover() });
    const before = await ctx.db.dietPlan.findUniqueOrThrow({ where: { id } });
    const words = { ...sent, title: 'Two weeks', isPrivate: true, version: 1 };
    expect(await requestAsStaff('PUT', `/api/admin/diet-plans/${id}`, { json: words })).toMatchObject({
      status: 200,
      body: { success: true, message: 'Diet plan updated successfully' },
    });
    expect(await ctx.db.dietPlan.findUnique({ where: { id } })).toMatchObject({
      title: 'Two weeks',
      is_private: true,
      version: 2,
      media_key: before.media_key,
    });
    const multipart = { ...sent, version: '2', media_url: createPdf(300) };
    expect(await requestAsStaff('POST', `/api/admin/diet-plans/${id}/upload`, { multipart })).toMatchObject({
      status: 200,
    });
    const after = await ctx.db.dietPlan.findUniqueOrThrow({ where: { id } });
    expect(after.media_key).not.toBe(before.media_key);
    expect(after.thumbnail_key).toBe(before.thumbnail_key);
    expect(await ctx.db.storedFile.findUnique({ where: { key: before.media_key ?? '' } })).toMatchObject({
      attached_at: null,
    });
  });

  test('shows a conflict to the second of two concurrent editors, whose file is not stored', async () => {
    const id = await add();
    const edit = () =>
      requestAsStaff('POST', `/api/admin/diet-plans/${id}/upload`, {
        multipart: { ...sent, version: '1', media_url: createPdf() },
      });
    const before = await ctx.db.storedFile.count();
    const answers = await Promise.all([edit(), edit()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await ctx.db.storedFile.count()).toBe(before + 1);
  });
});

test('the list is filtered by type, with few queries, and has pages', async () => {
  const plan = await createDietPlan(ctx, { type: 'karma', karma_points_required: 10 });
  ctx.queries.clear();
  const { body } = await requestAsStaff('GET', '/api/admin/diet-plans?type=karma');
  expect(ctx.queries.seen.length).toBeLessThanOrEqual(5);
  expect((body.diet_plans as { type: string }[]).every(({ type }) => type === 'karma')).toBe(true);
  expect((body.diet_plans as Plan[]).map(({ id }) => id)).toContain(plan.id);
  expect(body.pagination).toMatchObject({ current_page: 1, per_page: 100, total_pages: 1 });
  expect(await listPlans('?page=2')).toEqual([]);
  expect(await requestAsStaff('GET', '/api/admin/diet-plans?type=secret')).toMatchObject({ status: 400 });
});

test('DELETE removes a plan and its files, once', async () => {
  const { id, media_key, thumbnail_key } = await createDietPlan(ctx);
  const remove = () => requestAsStaff('DELETE', `/api/admin/diet-plans?id=${id}`);
  expect(await remove()).toMatchObject({
    status: 200,
    body: { success: true, message: 'Diet plan deleted successfully' },
  });
  const given = await ctx.db.storedFile.findMany({ where: { key: { in: [media_key ?? '', thumbnail_key ?? ''] } } });
  expect(given.map(({ attached_at }) => attached_at)).toEqual([null, null]);
  const missing = { status: 404, body: { message: 'Diet plan not found. It may have already been deleted.' } };
  expect(await remove()).toMatchObject(missing);
  expect(await requestAsStaff('PUT', `/api/admin/diet-plans/${id}`, { json: sent })).toMatchObject(missing);
  expect(await requestAsStaff('DELETE', '/api/admin/diet-plans')).toMatchObject({ status: 400 });
});
