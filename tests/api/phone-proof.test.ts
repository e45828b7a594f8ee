import { beforeEach, describe, expect, test } from 'vitest';
import { deriveOneTimeCode } from '~/domain/notifications/one-time-code';
import { adminCookieOf, createAdmin } from '../factories/admin';
import { createMember, newPhone, PASSWORD } from '../factories/member';
import { testContext } from '../setup/context';
import { type Answer, createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const request = await createRequester(ctx.app);

beforeEach(() => ctx.clock.set('2026-11-20T06:30:00+05:30'));

const cookiesOf = (answer: Answer) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.includes('toast='))
    .join('; ');

async function newestCode(phone: string): Promise<string> {
  const { salt } = await ctx.db.otpCode.findFirstOrThrow({ where: { phone }, orderBy: { id: 'desc' } });
  return deriveOneTimeCode(ctx, salt);
}

const withHyphen = (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`;
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function newMember() {
  const phone = newPhone();
  await request('POST', '/api/signup', { json: { name: 'Asha Rao', phonenumber: phone, password: PASSWORD } });
  const login = await request('POST', '/login', { form: { phonenumber: phone, password: PASSWORD } });
  return { phone, Cookie: cookiesOf(login) };
}

describe('the line on the dashboard', () => {
  test('sends a code, says at the field what is wrong, takes the code and goes', async () => {
    const { phone, Cookie } = await newMember();
    const as = { headers: { Cookie } };
    const page = (path: string) => request('GET', path, as);
    expect((await page('/dashboard')).text).toContain('Confirm your WhatsApp number');
    const sent = await request('POST', '/confirm-phone', { form: { intent: 'send' }, ...as });
    expect([sent.status, sent.headers.get('Location')]).toEqual([302, '/confirm-phone']);
    const { text } = await page('/confirm-phone');
    expect(text).toContain('autoComplete="one-time-code"');
    expect(text).toContain(`The code went to ${phone.slice(-10)} on WhatsApp.`);
    expect((await page('/confirm-phone?lang=hi')).text).toContain('अपना WhatsApp नंबर पक्का करें');
    await page('/confirm-phone?lang=en');
    const code = await newestCode(phone);
    const refused = await request('POST', '/confirm-phone', { form: { otp: wrong(code) }, ...as });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('This OTP is wrong or has expired. Please check it and try again.');
    expect(refused.text).toContain(`value="${wrong(code)}"`);
    const taken = await request('POST', '/confirm-phone', { form: { otp: withHyphen(code) }, ...as });
    expect([taken.status, taken.headers.get('Location')]).toEqual([302, '/dashboard']);
    expect((await page('/dashboard')).text).not.toContain('Confirm your WhatsApp number');
    expect((await page('/confirm-phone')).headers.get('Location')).toBe('/dashboard');
  });
});

describe('logging in with a code', () => {
  test('on pages: the code leads in, without scripts too', async () => {
    const { phone } = await createMember(ctx);
    expect((await request('GET', '/login')).text).toContain('Get a code on WhatsApp');
    const typed = { password: 'not-needed-here' };
    const unclear = await request('POST', '/login/code', { form: { ...typed, phonenumber: '98765' } });
    expect(unclear.status).toBe(400);
    expect(unclear.text).toContain('value="98765"');
    expect(unclear.text).not.toContain(typed.password);
    const asked = await request('POST', '/login/code', { form: { ...typed, phonenumber: phone } });
    expect([asked.status, asked.headers.get('Location')]).toEqual([302, '/login/verify']);
    const as = { headers: { Cookie: cookiesOf(asked) } };
    expect((await request('GET', '/login/verify?lang=hi', as)).text).toContain('अपना कोड लिखें');
    const { text } = await request('GET', '/login/verify', as);
    expect(text).toContain('autoComplete="one-time-code"');
    const code = await newestCode(phone);
    const refused = await request('POST', '/login/verify', { form: { otp: wrong(code) }, ...as });
    expect(refused.status).toBe(400);
    expect(refused.headers.getSetCookie().join()).not.toContain('sangha_member');
    const opened = await request('POST', '/login/verify', { form: { otp: withHyphen(code) }, ...as });
    expect([opened.status, opened.headers.get('Location')]).toEqual([302, '/dashboard']);
    const inside = { headers: { Cookie: cookiesOf(opened) } };
    expect((await request('GET', '/dashboard', inside)).status).toBe(200);
    expect((await request('GET', '/admin/dashboard', inside)).headers.get('Location')).toMatch(/^\/admin\/login/);
  });

  test('by the calls: the same answers for a phone that nobody has, and no way to the back office', async () => {
    const member = await createMember(ctx);
    await createAdmin(ctx);
    const stranger = newPhone();
    const ask = (phonenumber: string) => request('POST', '/api/login/code', { json: { phonenumber } });
    const [known, unknown] = [await ask(member.phone), await ask(stranger)];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.body).toEqual({ success: true, message: 'OTP sent successfully to your phone number!' });
    const verify = (phonenumber: string, otp: string) =>
      request('POST', '/api/login/verify', { json: { phonenumber, otp } });
    const refused = { success: false, message: 'This OTP is wrong or has expired. Please check it and try again.' };
    expect((await verify(stranger, await newestCode(stranger))).body).toMatchObject(refused);
    const code = await newestCode(member.phone);
    expect(await verify(member.phone, wrong(code))).toMatchObject({ status: 400, body: refused });
    const opened = await verify(member.phone, code);
    expect(opened).toMatchObject({
      status: 200,
      body: { success: true, message: 'Login successful!', user: { id: member.id, phone_confirmed: true } },
    });
    const token = String(opened.body.token);
    expect((await request('GET', `/api/user?user_id=${member.id}`, { token })).status).toBe(200);
    expect((await request('GET', '/api/admin/users', { token })).status).toBe(403);
  });
});

describe('the community group', () => {
  test('is opened by a button: looking changes nothing, and staff cannot take a member’s place', async () => {
    const now = ctx.clock.now();
    const group = {
      title: 'One',
      link: 'https://chat.whatsapp.com/one',
      capacity: 5,
      created_at: now,
      updated_at: now,
    };
    const { id } = await ctx.db.communityGroup.create({ data: group });
    const taken = async () => (await ctx.db.communityGroup.findUniqueOrThrow({ where: { id } })).places_taken;
    const { phone, Cookie } = await newMember();
    await ctx.db.member.update({ where: { phone }, data: { phone_proved_at: now } });
    const looked = await request('GET', '/group', { headers: { Cookie } });
    expect([looked.headers.get('Location'), await taken()]).toEqual(['/dashboard', 0]);
    const admin = await adminCookieOf(ctx, await createAdmin(ctx));
    expect((await request('POST', '/group', { form: {}, headers: admin })).headers.get('Location')).toMatch(/^\/login/);
    const foreign = { Cookie, Origin: 'https://evil.example' };
    expect((await request('POST', '/group', { form: {}, headers: foreign })).status).toBe(403);
    expect(await taken()).toBe(0);
    const opened = await request('POST', '/group', { form: {}, headers: { Cookie } });
    expect(opened.status).toBe(200);
    expect(opened.text).toContain(`<meta http-equiv=refresh content="0;url=${group.link}">`);
    expect(await taken()).toBe(1);
  });
});
