import { expect, test } from 'vitest';
import { createAdminCookie, createAdmin } from '../factories/admin';
import { submitDonation } from '../factories/donation';
import { createMember } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T12:00:00+05:30' });
const request = await createRequester(ctx.app);
const staff = { headers: await createAdminCookie(ctx, await createAdmin(ctx)) };
const REPORT = '/admin/reports/board';

test('a month is chosen by link and by form, and a month that has not begun is refused', async () => {
  await createMember(ctx);
  const page = await request('GET', REPORT, staff);
  expect(page.status).toBe(200);
  expect(page.text).toContain('Nov 2026 so far');
  expect(page.text).toContain(`href="${REPORT}?month=2026-10"`);
  expect(page.text).not.toContain(`${REPORT}?month=2026-12`);
  expect(page.text).toContain('<option value="2026-10">');

  const past = await request('GET', `${REPORT}?month=2026-10`, staff);
  expect(past.text).toContain(`href="${REPORT}?month=2026-11"`);
  expect(past.text).not.toContain('so far');

  for (const [month, error] of [
    ['2026-12', 'Dec 2026 has not begun'],
    ['2026-13', 'Choose a month, such as 2026-11'],
  ] as const) {
    const refused = await request('GET', `${REPORT}?month=${month}`, staff);
    expect([refused.status, refused.text.includes(error), refused.text.includes('Active members')]).toEqual([
      200,
      true,
      false,
    ]);
    for (const kind of ['export', 'pdf'])
      expect((await request('GET', `${REPORT}/${kind}?month=${month}`, staff)).status).toBe(400);
  }
});

test('the report is a PDF and a CSV file, with donations only for those who may see them', async () => {
  const { id } = await submitDonation(ctx.as(await createMember(ctx)), { amount: 501 });
  await ctx.db.donation.update({
    where: { id },
    data: { status: 'approved', decided_at: ctx.clock.now(), refunded_paise: 150_50 },
  });
  ctx.recent.forget();
  const csv = await request('GET', `${REPORT}/export?month=2026-11`, staff);
  expect(csv.headers.get('Content-Disposition')).toBe('attachment; filename="board-report-2026-11.csv"');
  expect(csv.text).toContain('section,figure,measure,month,value,month_before,value_before\r\n');
  expect(csv.text).toContain('donations by method,QR,net_rupees,2026-11,350.5,2026-10,0\r\n');
  expect(csv.text).toContain('members and classes,New members,count,2026-11,');

  const pdf = await request('GET', `${REPORT}/pdf?month=2026-11`, staff);
  expect([pdf.status, pdf.headers.get('Content-Type'), pdf.headers.get('Content-Disposition')]).toEqual([
    200,
    'application/pdf',
    'attachment; filename="board-report-2026-11.pdf"',
  ]);
  expect(pdf.text.startsWith('%PDF-1.7')).toBe(true);

  const teacher = { headers: await createAdminCookie(ctx, await createAdmin(ctx, ['manage_classes'])) };
  expect((await request('GET', `${REPORT}/export?month=2026-11`, teacher)).text).not.toContain('donations');
  expect((await request('GET', REPORT, staff)).text).toContain('₹350.50');
  expect((await request('GET', REPORT, teacher)).text).not.toContain('₹350.50');
});

test('staff enter the price of a message, and a wrong one keeps what was typed', async () => {
  const path = '/admin/sections/message-prices';
  const form = { month: '2026-11', authentication_paise: 'free', utility_paise: '11.5' };
  const refused = await request('POST', path, { ...staff, form });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('Enter the price of a code in paise, such as 11.5');
  expect(refused.text).toContain('value="free"');
  expect(await ctx.db.messagePrice.count()).toBe(0);

  const saved = await request('POST', path, { ...staff, form: { ...form, authentication_paise: '53.25' } });
  expect([saved.status, saved.headers.get('Location')]).toEqual([302, '/admin/sections']);
  expect((await request('GET', '/admin/sections', staff)).text).toContain(
    'one-time code 53.25 paise, other message 11.5 paise',
  );

  await request('POST', path, { ...staff, form: { month: '2027-06', authentication_paise: '0', utility_paise: '0' } });
  expect((await request('GET', path, staff)).text).toContain('value="53.25"');
});
