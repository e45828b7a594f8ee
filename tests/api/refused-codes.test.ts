import { beforeAll, expect, test } from 'vitest';
import { sendMessage } from '~/domain/notifications/send-message.server';
import { recordInboundMessage } from '~/domain/notifications/record-inbound-message.server';
import { createCodeRequestCookie } from '~/http/browser/code-request.server';
import { createAdminCookie, createAdmin } from '../factories/admin';
import { createMember, newPhone, createMemberCookie } from '../factories/member';
import { addCodeMessage } from '../factories/message';
import { testContext } from '../setup/context';
import { startMessageFaults } from '../setup/messaging';
import { createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T06:02:00+05:30' });
const request = await createRequester(ctx.app);

const getStaffPage = async (address: string) =>
  (await request('GET', address, { headers: await createAdminCookie(ctx, await createAdmin(ctx)) })).text;

const PAGES = { reset: '/reset-password', 'login-code': '/login/verify' } as const;

async function getCodePage(purpose: keyof typeof PAGES, phone: string, language: string): Promise<string> {
  const [cookie = ''] = (await createCodeRequestCookie(purpose, { phone, askedAt: ctx.clock.now() }, ctx.app)).split(
    ';',
  );
  const { text } = await request('GET', `${PAGES[purpose]}?lang=${language}`, { headers: { Cookie: cookie } });
  return text.replaceAll(phone.slice(-10), '').replaceAll(/<script[^]*?<\/script>|\b\d{10,13}\b/g, '');
}

beforeAll(async () => {
  await startMessageFaults(ctx, { fail: 1_000, status: 400, code: 63041 });
  await sendMessage(ctx, await addCodeMessage(ctx, await createMember(ctx))).catch(() => undefined);
  ctx.clock.advance(60);
});

test('the first screen of staff shows since when codes are refused, and why', async () => {
  const screen = await getStaffPage('/admin/dashboard');
  expect(screen).toContain('Codes have been refused since');
  expect(screen.replaceAll('<!-- -->', '')).toContain('6:02 AM: template paused (63041)');
});

test.each<[keyof typeof PAGES, string, string]>([
  ['reset', 'en', 'WhatsApp is not delivering our codes just now.'],
  ['login-code', 'en', 'WhatsApp is not delivering our codes just now.'],
  ['login-code', 'hi', 'इस समय WhatsApp हमारे कोड नहीं पहुँचा रहा है।'],
  ['reset', 'hi', 'इस समय WhatsApp हमारे कोड नहीं पहुँचा रहा है।'],
])(
  'the page for the code (%s) says so in %s, the same for a member and for an unknown phone',
  async (purpose, language, note) => {
    const { phone } = await createMember(ctx);
    const page = await getCodePage(purpose, phone, language);
    expect(page).toContain(note);
    expect(await getCodePage(purpose, newPhone(), language)).toBe(page);
  },
);

test('the page on which a new member verifies the phone shows the message as well', async () => {
  const { id } = await createMember(ctx, { phone_proved_at: null });
  const { Cookie } = await createMemberCookie(ctx, { id });
  const { text } = await request('GET', '/confirm-phone', { headers: { Cookie } });
  expect(text).toContain('WhatsApp is not delivering our codes just now.');
});

test('the page of a member shows their messages to staff who manage members', async () => {
  const { id, phone } = await createMember(ctx);
  await recordInboundMessage(ctx, { sid: 'SM-help', phone, text: 'Mera link nahi khul raha <help>' });
  expect(await getStaffPage(`/admin/users/${id}`)).toContain('Mera link nahi khul raha &lt;help&gt;');
});
