import { beforeAll, expect, test } from 'vitest';
import { asAdmin, createAdminCookie, createAdmin } from '../factories/admin';
import { submitDonation } from '../factories/donation';
import { createMember, createMemberCookie } from '../factories/member';
import { TRUST } from '../factories/trust';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';
import { approveDonation } from '~/domain/donations/approve-donation.server';
import { recordDonation } from '~/domain/tax/record-donation.server';
import { recordDonationSchema } from '~/domain/tax/record-donation-schema';
import { seal } from '~/domain/seal';
import { updateTaxSettings } from '~/domain/tax/tax-settings.server';
import { saveOwnDonorRecord } from '~/domain/tax/donor-record.server';
import { CATALOGUES } from '~/i18n/catalogue';
import { LANGUAGES } from '~/i18n/languages';

const ctx = await testContext();
const request = await createRequester(ctx.app);

const details = {
  legal_name: 'Asha Sharma',
  address: '4 MG Road, Pune 411001',
  id_kind: 'pan',
  id_number: 'abcps 1234 f',
};

let staff: { Cookie: string };

beforeAll(async () => {
  staff = await createAdminCookie(ctx, await createAdmin(ctx));
});

test('a donor who enters the details gets a certificate, and another member does not', async () => {
  const member = await createMember(ctx, { name: 'Asha Sharma' });
  const headers = await createMemberCookie(ctx, member);
  const { id } = await submitDonation(ctx.as(member), { amount: 2100 });
  await approveDonation(await asAdmin(ctx), id);
  const certificate = `/donations/${id}/tax-certificate`;
  const getReceipt = async () => (await request('GET', `/donations/${id}/receipt`, { headers })).text;

  expect(await getReceipt()).not.toContain('href="/donations/tax-details"');
  expect((await request('GET', '/donations/tax-details', { headers })).status).toBe(302);
  expect(
    (await request('POST', '/admin/sections/tax', { headers: staff, form: { ...TRUST, version: '0' } })).status,
  ).toBe(302);
  expect(await getReceipt()).toContain('href="/donations/tax-details"');
  expect((await request('GET', certificate, { headers })).status).toBe(404);

  const wrong = await request('POST', '/donations/tax-details', {
    headers,
    form: { ...details, id_number: 'ABCXS1234F' },
  });
  expect(wrong.status).toBe(400);
  expect(wrong.text).toContain('Please check the PAN');
  expect(wrong.text).toContain('4 MG Road, Pune 411001');
  expect((await request('POST', '/donations/tax-details', { headers, form: details })).status).toBe(302);

  expect(await getReceipt()).toContain(`href="${certificate}"`);
  const pdf = await request('GET', certificate, { headers });
  expect([pdf.status, pdf.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  expect(pdf.headers.get('Content-Disposition')).toMatch(/tax-certificate-SNG-\d{4}-\d\d-\d{6}\.pdf/);
  expect(pdf.text.startsWith('%PDF-1.7')).toBe(true);

  const receipt = `/donations/${id}/receipt/pdf`;
  expect(await getReceipt()).toContain(`href="${receipt}"`);
  for (const language of LANGUAGES) {
    const file = await request('GET', receipt, { headers: { Cookie: `${headers.Cookie}; lang=${language}` } });
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
    const name = `"${CATALOGUES[language].donations.receiptFile.file}-SNG-\\d{4}-\\d\\d-\\d{6}\\.pdf"$`;
    expect(file.headers.get('Content-Disposition')).toMatch(new RegExp(name));
  }

  const history = (await request('GET', '/donations?tab=history', { headers })).text;
  const [, statement = ''] = /href="(\/donations\/statements\/\d{4})"/.exec(history) ?? [];
  for (const cookie of [headers, { Cookie: `${headers.Cookie}; lang=hi` }]) {
    const year = await request('GET', statement, { headers: cookie });
    expect([year.status, year.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
  }

  const page = (await request('GET', '/donations/tax-details', { headers })).text;
  expect(page).toContain('••••••234F');
  expect(page).not.toContain('ABCPS1234F');
  const other = await createMemberCookie(ctx, await createMember(ctx));
  for (const path of [certificate, receipt]) expect((await request('GET', path, { headers: other })).status).toBe(404);
});

test('staff download the receipt and the certificate of a donor without an account', async () => {
  const typed = {
    amount: '501',
    method: 'cheque',
    received_on: '2026-06-10',
    reference: '77',
    donor_name: 'Meera Nair',
  };
  const donation = recordDonationSchema.parse({ ...typed, ...details, id_number: 'ABCPK4321L' });
  const { id } = await recordDonation(await asAdmin(ctx), donation);
  const page = `/admin/donor-record/${id}`;
  const shown = (await request('GET', page, { headers: staff })).text;
  for (const [path, messages] of [
    ['receipt', 'receiptFile'],
    ['tax-certificate', 'taxCertificate'],
  ] as const)
    for (const language of LANGUAGES) {
      const { file } = CATALOGUES[language].donations[messages];
      expect(shown).toContain(`href="${page}/${path}/${language}"`);
      const pdf = await request('GET', `${page}/${path}/${language}`, { headers: staff });
      expect([pdf.status, pdf.headers.get('Content-Type')]).toEqual([200, 'application/pdf']);
      expect(pdf.headers.get('Content-Disposition')).toMatch(new RegExp(`"${file}-SNG-2026-27-\\d{6}\\.pdf"$`));
      expect(pdf.headers.get('Cache-Control')).toBe('private, no-store');
      expect(pdf.text.startsWith('%PDF-1.7')).toBe(true);
    }
  for (const path of [`${page}/receipt/xx`, `${page}/tax-certificate/xx`, '/admin/donor-record/999999/receipt/en'])
    expect((await request('GET', path, { headers: staff })).status).toBe(404);

  const clerk = await createAdminCookie(ctx, await createAdmin(ctx, ['record_donations']));
  const withoutId = (await request('GET', page, { headers: clerk })).text;
  expect(withoutId).toContain(`href="${page}/receipt/en"`);
  expect(withoutId).not.toContain('/tax-certificate/');

  ctx.clock.set('2026-11-20T07:30:00+05:30');
  const unconfirmed = await request('GET', `${page}/tax-certificate/en`, { headers: staff });
  expect(unconfirmed.headers.get('Location')).toBe(`/admin/confirm?${new URLSearchParams({ next: page })}`);
});

test('a wrong PAN in the donor file redirects to the details to correct', async () => {
  const admin = await asAdmin(ctx);
  if (!(await ctx.db.taxSettings.findFirst())) await updateTaxSettings(admin, { ...TRUST, version: 0 });
  const headers = await createAdminCookie(ctx, await createAdmin(ctx));
  const member = await createMember(ctx);
  const own = { legal_name: 'Neeta Joshi', address: 'Pune', id_number: 'ABCPS7777F' };
  await saveOwnDonorRecord(ctx.as(member), { ...own, id_kind: 'pan' });
  const { id } = await submitDonation(ctx.as(member), { amount: 501 });
  await approveDonation(admin, id);
  const page = '/admin/donor-file?year=2026&check=1';
  expect((await request('GET', page, { headers })).text).toContain('can be filed');
  const setSealed = (more: object) =>
    ctx.db.donorRecord.update({ where: { member_id: member.id }, data: { sealed: seal(ctx, { ...own, ...more }) } });
  await setSealed({ id_number: 'ABCXS7777F' });
  const download = () => request('POST', '/admin/donor-file/download', { headers, form: { year: '2026' } });
  const refused = await download();
  expect([refused.status, refused.headers.get('Location')]).toEqual([302, '/admin/donor-file?year=2026&check=failed']);
  const list = (await request('GET', refused.headers.get('Location') ?? '', { headers })).text;
  expect(list).toContain('The file was not made');
  expect(list).toContain('The number of the ID is not valid.');
  expect(list).toContain(`href="/admin/donor-record/${id}/correction"`);
  await setSealed({});
  expect((await download()).headers.get('Content-Type')).toContain('text/csv');

  const { text } = await request('GET', '/admin/donor-file?year=2026', { headers });
  const [, since = ''] = /<select name="since".*?<option value="(\d+)"/s.exec(text) ?? [];
  await setSealed({ legal_name: 'Nita Joshi' });
  const corrections = await request('POST', '/admin/donor-file/download', { headers, form: { year: '2026', since } });
  expect(corrections.headers.get('Content-Disposition')).toContain('donors-2026-27-corrections.csv');
  const [header = '', ...rows] = corrections.text.trim().split('\r\n');
  expect(header).toContain('old_amount,new_amount');
  expect(rows).toEqual([expect.stringMatching(/Nita Joshi,.*,501,501,Neeta Joshi,Pune,\d{4}-\d\d-\d\dT[\d:.]+Z$/)]);
  const form = { year: '2026', since: '999999' };
  expect((await request('POST', '/admin/donor-file/download', { headers, form })).status).toBe(404);
});
