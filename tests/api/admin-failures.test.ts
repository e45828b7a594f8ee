import { beforeAll, expect, test } from 'vitest';
import { createAdminCookie, createAdmin } from '../factories/admin';
import { createClass } from '../factories/class';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);
let headers: { Cookie: string };

beforeAll(async () => {
  headers = await createAdminCookie(ctx, await createAdmin(ctx));
  await createClass(ctx, { id: 1 });
});

/** Renames a table while `attempt` runs, so that every query on the table fails. */
async function runWithoutTable<T>(table: string, attempt: () => Promise<T>): Promise<T> {
  await ctx.db.$executeRawUnsafe(`ALTER TABLE ${table} RENAME TO ${table}_elsewhere`);
  try {
    return await attempt();
  } finally {
    await ctx.db.$executeRawUnsafe(`ALTER TABLE ${table}_elsewhere RENAME TO ${table}`);
  }
}

test.each([
  ['/admin/dashboard', 'hero_sections', 'Failed to fetch analytics. Please try again.'],
  ['/admin/users', 'member_counters', 'Failed to fetch users. Please try again.'],
  ['/admin/financials', 'donation_totals', 'Failed to fetch donations. Please try again.'],
  ['/admin/batches', 'instructions', 'Failed to fetch instructions'],
  ['/admin/resources', 'diet_plans', 'Failed to fetch diet plans. Please try again.'],
  ['/admin/faqs', 'faqs', 'Failed to fetch FAQs. Please try again.'],
  ['/admin/video', 'video_resources', 'Failed to load video resources. Please try again.'],
  ['/admin/video', 'video_resources', 'HTTP error! status: 500'],
  ['/admin/sections', 'homepage_sections', 'Failed to fetch sections'],
  ['/admin/groups', 'community_groups', 'Failed to fetch community groups. Please try again.'],
  ['/admin/audit', 'audit_entries', 'Failed to fetch the audit log. Please try again.'],
])('%s without %s responds: %s', async (path, table, words) => {
  const { status, text } = await runWithoutTable(table, () => request('GET', path, { headers }));
  expect(status).toBe(500);
  const shown = text.replaceAll(/<script[^]*?<\/script>/g, '');
  expect(shown).toContain(words);
  expect(shown).toMatch(/Try Again|Retry/);
  expect(shown).not.toContain('Something went wrong');
});

const aClass = {
  title: 'Flow',
  description: 'Slow.',
  instructor: 'Meera',
  class_date: '2026-12-01',
  start_time: '06:00',
  end_time: '07:00',
};
const aFaq = { question: 'Is it free?', answer: 'Yes.' };
const aGroup = { title: 'Sunrise', link: 'https://chat.whatsapp.com/sunrise', capacity: '1024' };
const aVideo = { title: 'Rest', description: 'Lie down.', youtube_link: 'https://youtu.be/sG4aN1h0tQk' };
const aPlan = { title: 'Steady', description: 'What to eat.', type: 'free' };
const aHero = {
  id: '1',
  title: 'Rise',
  subtitle: '',
  button_text: 'Join',
  member_count: '9',
  is_active: '1',
  hindi_title: 'उठें',
  button_link: '/register',
  trusted_text: 'Trusted by',
};

test.each([
  ['/admin/batches', 'instructions', 'Failed to update instruction', { day_name: 'Monday', instruction: 'Breathe.' }],
  ['/admin/faqs/new', 'faqs', 'Failed to add FAQ. Please try again.', aFaq],
  ['/admin/faqs/1', 'faqs', 'Failed to update FAQ. Please try again.', aFaq],
  ['/admin/faqs/1/delete', 'faqs', 'Failed to delete FAQ. Please try again.', {}],
  ['/admin/groups/new', 'community_groups', 'Failed to save the community group. Please try again.', aGroup],
  ['/admin/video/new', 'video_resources', 'Failed to add video resource', aVideo],
  ['/admin/video/1', 'video_resources', 'Failed to update video resource', aVideo],
  ['/admin/video/1/delete', 'video_resources', 'Failed to delete video resource', {}],
  ['/admin/resources/1/delete', 'diet_plans', 'Failed to delete diet plan. Please try again.', {}],
  ['/admin/classes/new', 'classes', 'Failed to create class. Please try again.', aClass],
  ['/admin/classes/1', 'classes', 'Failed to update class. Please try again.', aClass],
  ['/admin/classes/1/delete', 'classes', 'Failed to delete class. Please try again.', {}],
  ['/admin/sections', 'homepage_sections', 'Failed to update sections', { order: '1', versions: '1' }],
  ['/admin/users/1/delete', 'members', 'Failed to delete user. Please try again.', { confirm: 'DELETE' }],
  ['/admin/financials/1', 'donations', 'Failed to update donation. Please try again.', { intent: 'approve' }],
])('the form of %s without %s shows: %s', async (path, table, words, form) => {
  // A form on a page with JavaScript posts to `.data`. The response contains the result of the
  // action, without the rendered page.
  const { status, text } = await runWithoutTable(table, () => request('POST', `${path}.data`, { headers, form }));
  expect(status).toBe(500);
  expect(text).toContain(words);
});

test.each([
  ['/admin/resources/new', 'diet_plans', 'Error creating diet plan. Please try again.', aPlan],
  ['/admin/dashboard', 'hero_sections', 'Failed to update hero section. Please try again.', aHero],
])('the form with files of %s without %s shows: %s', async (path, table, words, multipart) => {
  const { status, text } = await runWithoutTable(table, () => request('POST', `${path}.data`, { headers, multipart }));
  expect(status).toBe(500);
  expect(text).toContain(words);
});

test('an unexpected error of the login is reported without details', async () => {
  const form = { username: 'admin', password: 'surya-namaskar-12' };
  const { status, text } = await runWithoutTable('admins', () => request('POST', '/admin/login.data', { form }));
  expect(status).toBe(500);
  expect(text).toContain('An unexpected error occurred. Please try again.');
});

test.each([
  ['/admin/sections', 'Authentication required', { order: '1', versions: '1' }],
  ['/admin/video/new', 'Admin authentication required. Please log in.', aVideo],
  ['/admin/video/1/delete', 'Admin authentication required. Please log in.', {}],
])('a visitor who submits the form of %s reads on the login page: %s', async (path, words, form) => {
  const answer = await request('POST', path, { form, headers: { Accept: 'text/html' } });
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/admin/login']);
  const Cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect((await request('GET', '/admin/login', { headers: { Cookie } })).text).toContain(words);
});
