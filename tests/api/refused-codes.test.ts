import { beforeAll, expect, test } from 'vitest';
import { sendMessage } from '~/domain/notifications/send-message.server';
import { recordInboundMessage } from '~/domain/notifications/record-inbound-message.server';
import { createCodeRequestCookie } from '~/http/browser/code-request.server';
import { createSessionCookie } from '~/http/browser/session.server';
import { adminCookieOf, createAdmin } from '../factories/admin';
import { createMember, newPhone, tokenOf } from '../factories/member';
import { addCodeMessage } from '../factories/message';
import { testContext } from '../setup/context';
import { misbehave } from '../setup/messaging';
import { createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T06:02:00+05:30' });
const request = await createRequester(ctx.app);

const staffPage = async (address: string) =>
  (await request('GET', address, { headers: await adminCookieOf(ctx, await createAdmin(ctx)) })).text;

const PAGES = { reset: '/reset-password', 'login-code': '/login/verify' } as const;

async function codePage(purpose: keyof typeof PAGES, phone: string, language: string): Promise<string> {
  const [cookie = ''] = (await createCodeRequestCookie(purpose, { phone, askedAt: ctx.clock.now() }, ctx.app)).split(
    ';',
  );
  const { text } = await request('GET', `${PAGES[purpose]}?lang=${language}`, { headers: { Cookie: cookie } });
  return text.replaceAll(phone.slice(-10), '').replaceAll(/<script[^]*?<\/script>|\b\d{10,13}\b/g, '');
}

beforeAll(async () => {
  await misbehave(ctx, { fail: 1_000, status: 400, code: 63041 });
  await sendMessage(ctx, await addCodeMessage(ctx, await createMember(ctx))).catch(() => undefined);
  ctx.clock.advance(60);
});

test('the first screen of the staff says since when codes are refused, and why', async () => {
  const screen = await staffPage('/admin/dashboard');
  expect(screen).toContain('Codes have been refused since');
  expect(screen.replaceAll('<!-- -->', '')).toContain('6:02 AM: template paused (63041)');
});

test.each<[keyof typeof PAGES, string, string]>([
  ['reset', 'en', 'WhatsApp is not delivering our codes just now.'],
  ['login-code', 'en', 'WhatsApp is not delivering our codes just now.'],
  ['login-code', 'hi', 'इस समय WhatsApp हमारे कोड नहीं पहुँचा रहा है।'],
  ['reset', 'hi', 'इस समय WhatsApp हमारे कोड नहीं पहुँचा रहा है।'],
])(
  'the page that takes the code (%s) says so in %s, the same for a member and for an unknown phone',
  async (purpose, language, note) => {
    const { phone } = await createMember(ctx);
    const page = await codePage(purpose, phone, language);
    expect(page).toContain(note);
    expect(await codePage(purpose, newPhone(), language)).toBe(page);
  },
);

test('the page where a new member proves their phone says so too', async () => {
  const { id } = await createMember(ctx, { phone_proved_at: null });
  const [Cookie = ''] = (await createSessionCookie('member', await tokenOf(ctx, { id }), ctx.app)).split(';');
  const { text } = await request('GET', '/confirm-phone', { headers: { Cookie } });
  expect(text).toContain('WhatsApp is not delivering our codes just now.');
});

test('a member’s page shows what they wrote to us to staff who manage members', async () => {
  const { id, phone } = await createMember(ctx);
  await recordInboundMessage(ctx, { sid: 'SM-help', phone, text: 'Mera link nahi khul raha <help>' });
  expect(await staffPage(`/admin/users/${id}`)).toContain('Mera link nahi khul raha &lt;help&gt;');
});
