import { describe, expect, test } from 'vitest';
import { createAdminCookie, createAdmin } from '../factories/admin';
import { createMember, createMemberCookie } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext({ environment: { CONTACT_PHONE: '+91 11 4000 0000' } });
const request = await createRequester(ctx.app);
const staff = await createAdminCookie(ctx, await createAdmin(ctx, ['manage_resources']));

const PAGES = ['/help', '/refunds', '/', '/restore-phone?token=spent'];
const IN_HINDI = ['/help?lang=hi', '/hi/refunds', '/hi', '/restore-phone?token=x&lang=hi'];

const listLinks = async (path: string) => {
  const { text } = await request('GET', path);
  const main = text.replace(/<footer id="footer"[^]*?<dialog/, '');
  return ['https://wa.me/919876543210', 'mailto:help@sangha.example', 'tel:+911140000000'].filter((link) =>
    main.includes(`href="${link}"`),
  );
};
const save = (form: Record<string, string>) => request('POST', '/admin/sections/contact', { headers: staff, form });
const listSavedContacts = () => ctx.db.contactSettings.findMany({ select: { email: true, whatsapp: true } });

describe('a page that offers contact links to', () => {
  test.each([...PAGES, ...IN_HINDI])(
    'the phone number of the footer before staff have set anything: %s',
    async (path) => {
      expect(await listLinks(path)).toEqual(['tel:+911140000000']);
    },
  );

  test('the e-mail and the WhatsApp number that staff have set', async () => {
    const answer = await save({
      email: 'help@sangha.example',
      whatsapp: '098765 43210',
      phone: '+91 11 4000 0000',
      version: '0',
    });
    expect(answer).toMatchObject({ status: 302 });
    expect(await listSavedContacts()).toEqual([{ email: 'help@sangha.example', whatsapp: '+919876543210' }]);
    ctx.recent.forget();
    for (const path of [...PAGES, ...IN_HINDI]) expect(await listLinks(path), path).toHaveLength(3);
    expect(await ctx.db.auditEntry.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      action: 'contact.updated',
      before: { email: null, whatsapp: null, phone: null },
      after: { email: 'help@sangha.example', whatsapp: '+919876543210', phone: '+91 11 4000 0000', address: '' },
    });
  });
});

describe('the contact', () => {
  test.each([
    ['no address', { email: 'help at sangha' }, 'Enter an email such as help@example.in'],
    ['no phone', { whatsapp: '12345' }, 'Please enter a valid phone number'],
  ])('is refused and unchanged: %s', async (_what, form, message) => {
    const before = await listSavedContacts();
    const { status, text } = await save(form);
    expect(status).toBe(400);
    expect(text).toContain(message);
    expect(text).toContain(`value="${Object.values(form)[0]}"`);
    expect(await listSavedContacts()).toEqual(before);
  });

  test('reports a conflict to the second editor, and can be emptied again', async () => {
    const version = String((await ctx.db.contactSettings.findFirstOrThrow()).version);
    expect(await save({ email: '', whatsapp: '', version })).toMatchObject({ status: 302 });
    expect(await listSavedContacts()).toEqual([{ email: null, whatsapp: null }]);
    expect(await save({ email: 'late@sangha.example', whatsapp: '', version })).toMatchObject({ status: 409 });
    expect(await listSavedContacts()).toEqual([{ email: null, whatsapp: null }]);
  });
});

test("the Help page explains how to stop reminders and get a refund, and shows the member's ID", async () => {
  const visitor = (await request('GET', '/help')).text.replaceAll(/<script[^]*?<\/script>/g, '');
  for (const text of ['Reply STOP', 'within 3 days of the donation', '5 to 8 business days', '/resources?list=faqs'])
    expect(visitor).toContain(text);
  expect(visitor).not.toContain('member ID');
  const member = await createMember(ctx);
  const { Cookie } = await createMemberCookie(ctx, member);
  const { text } = await request('GET', '/help', { headers: { Cookie } });
  expect(text.replaceAll(/<!--.*?-->|<[^>]*>/g, '')).toContain(`Please mention your member ID: SNG-${member.id}`);
  expect((await request('GET', '/dashboard', { headers: { Cookie } })).text).toContain('href="/help"');
});
