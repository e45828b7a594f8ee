import { expect, test } from 'vitest';
import { addDays } from '~/lib/calendar';
import { createAdminCookie, createAdminToken, createAdmin } from '../factories/admin';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';
import { tally } from '../setup/tally';

const ctx = await testContext();
const request = await createRequester(ctx.app);

ctx.clock.set(new Date());
const staff = await createAdminToken(ctx, await createAdmin(ctx));

test('an identical form submitted many times concurrently adds once', async () => {
  const headers = await createAdminCookie(ctx, await createAdmin(ctx));
  const aClass = {
    title: 'Sent twice',
    description: 'Slow.',
    instructor: 'Meera',
    start_time: '06:00',
    end_time: '07:00',
  };
  const day = addDays(ctx.clock.today(), 3);
  const createPdf = () => new File(['%PDF-1.7\n'], 'plan.pdf', { type: 'application/pdf' });
  const forms = {
    '/admin/faqs/new': { form: { question: 'Sent twice?', answer: 'Kept once.', category: 'Other' } },
    '/admin/video/new': {
      form: { title: 'Sent twice', description: 'x', youtube_link: 'https://youtu.be/sG4aN1h0tQk', category: 'Other' },
    },
    '/admin/classes/new': {
      form: { ...aClass, class_date: day },
    },
    '/admin/resources/new': () => ({
      multipart: { title: 'Sent twice', description: 'x', type: 'free', media_url: createPdf() },
    }),
  };
  const countRows = () =>
    Promise.all([
      ctx.db.faq.count({ where: { question: 'Sent twice?' } }),
      ctx.db.videoResource.count({ where: { title: 'Sent twice' } }),
      ctx.db.yogaClass.count({ where: { title: 'Sent twice' } }),
      ctx.db.dietPlan.count({ where: { title: 'Sent twice' } }),
    ]);
  for (const [path, form] of Object.entries(forms)) {
    const send = () => request('POST', path, { headers, ...(typeof form === 'function' ? form() : form) });
    const answers = await Promise.all(Array.from({ length: 6 }, send));
    expect(tally(answers.map(({ status }) => String(status))), path).toEqual({ 302: 1, 409: 5 });
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.text).toContain('You have just added the same. It is in the list once.');
  }
  expect(await countRows()).toEqual([1, 1, 1, 1]);
  expect(await ctx.db.storedFile.count({ where: { attached_at: { not: null }, kind: 'diet_plan_pdf' } })).toBe(1);

  const { id } = await ctx.db.faq.findFirstOrThrow({ where: { question: 'Sent twice?' } });
  await request('DELETE', `/api/admin/faqs?id=${id}`, { token: staff });
  const again = await request('POST', '/admin/faqs/new', { headers, ...forms['/admin/faqs/new'] });
  expect(again.status).toBe(302);
});

test('an identical API call adds twice', async () => {
  const json = { question: 'Twice?', answer: 'Twice.', category: 'Other' };
  for (let time = 0; time < 2; time += 1)
    expect(await request('POST', '/api/admin/faqs', { token: staff, json })).toMatchObject({ status: 200 });
  expect(await ctx.db.faq.count({ where: { question: 'Twice?' } })).toBe(2);
});
