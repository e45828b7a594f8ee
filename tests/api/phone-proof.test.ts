import { beforeEach, describe, expect, test } from 'vitest';
import { deriveOneTimeCode } from '~/domain/notifications/one-time-code';
import { createAdminCookie, createAdmin } from '../factories/admin';
import { createMember, newPhone, PASSWORD } from '../factories/member';
import { testContext } from '../setup/context';
import { type Answer, createRequester } from '../setup/request';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const request = await createRequester(ctx.app);

beforeEach(() => ctx.clock.set('2026-11-20T06:30:00+05:30'));

const getCookies = (answer: Answer) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.includes('toast='))
    .join('; ');

async function findNewestCode(phone: string): Promise<string> {
  const { salt } = await ctx.db.otpCode.findFirstOrThrow({ where: { phone }, orderBy: { id: 'desc' } });
  return deriveOneTimeCode(ctx, salt);
}

const addHyphen = (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`;
const getWrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function createNewMember() {
  const phone = newPhone();
  await request('POST', '/api/signup', { json: { name: 'Asha Rao', phonenumber: phone, password: PASSWORD } });
  const login = await request('POST', '/login', { form: { phonenumber: phone, password: PASSWORD } });
  return { phone, Cookie: getCookies(login) };
}

describe('the phone proof on the dashboard', () => {
  test('sends a code, shows an error at the field, accepts the code and disappears', async () => {
    const { phone, Cookie } = await createNewMember();
    const as = { headers: { Cookie } };
    const getPage = (path: string) => request('GET', path, as);
    expect((await getPage('/dashboard')).text).toContain('Confirm your WhatsApp number');
    const replyLink = /href="(https:\/\/wa\.me\/\d+\?text=[^"]*)"/.exec((await getPage('/confirm-phone')).text)?.[1];
    expect(new URL(replyLink ?? '').searchParams.get('text')).toMatch(
      /^This is my WhatsApp number .* My code: [A-Z2-9]{6}$/,
    );
    const sent = await request('POST', '/confirm-phone', { form: { intent: 'send' }, ...as });
    expect([sent.status, sent.headers.get('Location')]).toEqual([302, '/confirm-phone']);
    const { text } = await getPage('/confirm-phone');
    expect(text).toContain('autoComplete="one-time-code"');
    expect(text).toContain(`The code went to ${phone.slice(-10)} on WhatsApp.`);
    expect((await getPage('/confirm-phone?lang=hi')).text).toContain('अपना WhatsApp नंबर पक्का करें');
    await getPage('/confirm-phone?lang=en');
    const code = await findNewestCode(phone);
    const refused = await request('POST', '/confirm-phone', { form: { otp: getWrongCode(code) }, ...as });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('This OTP is wrong or has expired. Please check it and try again.');
    expect(refused.text).toContain(`value="${getWrongCode(code)}"`);
    const taken = await request('POST', '/confirm-phone', { form: { otp: addHyphen(code) }, ...as });
    expect([taken.status, taken.headers.get('Location')]).toEqual([302, '/dashboard']);
    expect((await getPage('/dashboard')).text).not.toContain('Confirm your WhatsApp number');
    expect((await getPage('/confirm-phone')).headers.get('Location')).toBe('/dashboard');
  });
});

describe('logging in with a code', () => {
  test('the first time, asks whoever owns the phone for a name and a password, or for neither', async () => {
    const { phone, Cookie: old } = await createNewMember();
    const logIn = async () => {
      const codeResponse = await request('POST', '/login/code', { form: { phonenumber: phone } });
      const as = { headers: { Cookie: getCookies(codeResponse) } };
      return getCookies(await request('POST', '/login/verify', { form: { otp: await findNewestCode(phone) }, ...as }));
    };
    const as = { headers: { Cookie: await logIn() } };
    expect((await request('GET', '/dashboard', { headers: { Cookie: old } })).headers.get('Location')).toBe('/login');
    expect((await request('GET', '/dashboard', as)).headers.get('Location')).toBe('/confirm-phone');
    const { text } = await request('GET', '/confirm-phone', as);
    expect(text).toContain('Make this account yours');
    expect(text).toContain('value="Asha Rao"');
    expect((await request('GET', '/confirm-phone?lang=hi', as)).text).toContain('यह खाता अपना बनाएँ');
    await request('GET', '/confirm-phone?lang=en', as);
    const setUp = (form: Record<string, string>) =>
      request('POST', '/confirm-phone', { form: { intent: 'setup', name: 'Devi Patil', ...form }, ...as });
    const missing = await setUp({});
    expect([missing.status, missing.text]).toEqual([
      400,
      expect.stringContaining('Password must be at least 6 characters long!'),
    ]);
    const refused = await setUp({ newPassword: 'devipatil' });
    expect([refused.status, refused.text]).toEqual([400, expect.stringContaining('value="Devi Patil"')]);
    expect(refused.text).not.toContain('devipatil');
    const later = await request('POST', '/confirm-phone', { form: { intent: 'later' }, ...as });
    expect([later.status, later.headers.get('Location')]).toEqual([302, '/dashboard']);
    expect((await request('GET', '/dashboard', as)).status).toBe(200);
    // After that, a session is not enough to set a password.
    expect((await setUp({ newPassword: PASSWORD })).headers.get('Location')).toBe('/dashboard');
    expect((await ctx.db.member.findUniqueOrThrow({ where: { phone } })).password_hash).toBeNull();
    ctx.clock.advance(61);
    expect((await request('GET', '/dashboard', { headers: { Cookie: await logIn() } })).status).toBe(200);
  });

  test('the first time, offers to delete an account of somebody else and to start empty', async () => {
    const { phone } = await createNewMember();
    const codeResponse = await request('POST', '/login/code', { form: { phonenumber: phone } });
    const verified = await request('POST', '/login/verify', {
      form: { otp: await findNewestCode(phone) },
      headers: { Cookie: getCookies(codeResponse) },
    });
    const as = { headers: { Cookie: getCookies(verified) } };
    const address = '/confirm-phone?start=empty';
    expect((await request('GET', '/confirm-phone', as)).text).toContain(`href="${address}"`);
    expect((await request('GET', `${address}&lang=hi`, as)).text).toContain('इसे मिटाकर ख़ाली शुरू करें');
    const page = await request('GET', `${address}&lang=en`, as);
    expect(page.text).toContain('Delete it and start empty');
    expect(page.text).toContain('Donations from this account stay in our books without a name');
    expect(page.text).not.toContain('value="Asha Rao"');
    const start = (form: Record<string, string>) =>
      request('POST', address, { form: { intent: 'empty', ...form }, ...as });
    const own = { name: 'Devi Patil', newPassword: 'chandra-namaskar-9', consent: 'on' };
    const before = await ctx.db.member.findUniqueOrThrow({ where: { phone } });
    const refusals: Record<string, string>[] = [
      {},
      { ...own, consent: '' },
      { ...own, name: 't.me/x' },
      { ...own, newPassword: 'devipatil' },
    ];
    for (const refused of refusals) {
      const { status, text } = await start(refused);
      expect(status).toBe(400);
      expect(text).toContain('Delete it and start empty');
      expect(text).not.toContain('chandra-namaskar-9');
    }
    expect(await ctx.db.member.findUniqueOrThrow({ where: { phone } })).toEqual(before);
    const started = await start(own);
    expect([started.status, started.headers.get('Location')]).toEqual([302, '/dashboard']);
    const after = await ctx.db.member.findUniqueOrThrow({ where: { phone } });
    expect([after.name, after.id === before.id]).toEqual(['Devi Patil', false]);
    expect((await request('GET', '/dashboard', { headers: { Cookie: getCookies(started) } })).status).toBe(200);
    // The session of the deleted account has ended, so a second submission reaches the login.
    expect((await start(own)).headers.get('Location')).toMatch(/^\/login/);
    const again = await request('GET', address, { headers: { Cookie: getCookies(started) } });
    expect(again.headers.get('Location')).toBe('/dashboard');
  });

  test('a stale page says that the name and the password were set or postponed in another tab', async () => {
    const { phone } = await createNewMember();
    const codeResponse = await request('POST', '/login/code', { form: { phonenumber: phone } });
    const verified = await request('POST', '/login/verify', {
      form: { otp: await findNewestCode(phone) },
      headers: { Cookie: getCookies(codeResponse) },
    });
    const Cookie = getCookies(verified);
    const send = (form: Record<string, string>) => request('POST', '/confirm-phone', { form, headers: { Cookie } });
    await send({ intent: 'later' });
    const own = { name: 'Devi Patil', newPassword: 'chandra-namaskar-9' };
    const stale: Record<string, string>[] = [
      { intent: 'setup', ...own },
      { intent: 'empty', ...own, consent: 'on' },
    ];
    for (const form of stale) {
      const { headers } = await send(form);
      expect(headers.get('Location')).toBe('/dashboard');
      const [toast = ''] = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
      const next = await request('GET', '/dashboard', { headers: { Cookie: `${Cookie}; ${toast}` } });
      expect(next.text).toContain('Your name and password are set already.');
    }
  });

  test('on pages: the code logs in, also without scripts', async () => {
    const { phone } = await createMember(ctx);
    expect((await request('GET', '/login')).text).toContain('Get a code on WhatsApp');
    const typed = { password: 'not-needed-here' };
    const unclear = await request('POST', '/login/code', { form: { ...typed, phonenumber: '98765' } });
    expect(unclear.status).toBe(400);
    expect(unclear.text).toContain('value="98765"');
    expect(unclear.text).not.toContain(typed.password);
    const codeResponse = await request('POST', '/login/code', { form: { ...typed, phonenumber: phone } });
    expect([codeResponse.status, codeResponse.headers.get('Location')]).toEqual([302, '/login/verify']);
    const as = { headers: { Cookie: getCookies(codeResponse) } };
    expect((await request('GET', '/login/verify?lang=hi', as)).text).toContain('अपना कोड लिखें');
    const { text } = await request('GET', '/login/verify', as);
    expect(text).toContain('autoComplete="one-time-code"');
    const code = await findNewestCode(phone);
    const refused = await request('POST', '/login/verify', { form: { otp: getWrongCode(code) }, ...as });
    expect(refused.status).toBe(400);
    expect(refused.headers.getSetCookie().join()).not.toContain('sangha_member');
    const opened = await request('POST', '/login/verify', { form: { otp: addHyphen(code) }, ...as });
    expect([opened.status, opened.headers.get('Location')]).toEqual([302, '/dashboard']);
    const inside = { headers: { Cookie: getCookies(opened) } };
    expect((await request('GET', '/dashboard', inside)).status).toBe(200);
    expect((await request('GET', '/admin/dashboard', inside)).headers.get('Location')).toMatch(/^\/admin\/login/);
  });

  test('in the API: the same responses for an unknown phone, and no access to the back office', async () => {
    const member = await createMember(ctx);
    await createAdmin(ctx);
    const stranger = newPhone();
    const sendRequest = (phonenumber: string) => request('POST', '/api/login/code', { json: { phonenumber } });
    const [known, unknown] = [await sendRequest(member.phone), await sendRequest(stranger)];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.body).toEqual({ success: true, message: 'OTP sent successfully to your phone number!' });
    const verify = (phonenumber: string, otp: string) =>
      request('POST', '/api/login/verify', { json: { phonenumber, otp } });
    const refused = { success: false, message: 'This OTP is wrong or has expired. Please check it and try again.' };
    expect((await verify(stranger, await findNewestCode(stranger))).body).toMatchObject(refused);
    const code = await findNewestCode(member.phone);
    expect(await verify(member.phone, getWrongCode(code))).toMatchObject({ status: 400, body: refused });
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
  test("is opened by a button: viewing the page changes nothing, and staff cannot take a member's place", async () => {
    const now = ctx.clock.now();
    const group = {
      title: 'One',
      link: 'https://chat.whatsapp.com/one',
      capacity: 5,
      created_at: now,
      updated_at: now,
    };
    const { id } = await ctx.db.communityGroup.create({ data: group });
    const getPlacesTaken = async () => (await ctx.db.communityGroup.findUniqueOrThrow({ where: { id } })).places_taken;
    const { phone, Cookie } = await createNewMember();
    await ctx.db.member.update({ where: { phone }, data: { phone_proved_at: now } });
    const looked = await request('GET', '/group', { headers: { Cookie } });
    expect([looked.headers.get('Location'), await getPlacesTaken()]).toEqual(['/dashboard', 0]);
    const admin = await createAdminCookie(ctx, await createAdmin(ctx));
    expect((await request('POST', '/group', { form: {}, headers: admin })).headers.get('Location')).toMatch(/^\/login/);
    const foreign = { Cookie, Origin: 'https://evil.example' };
    expect((await request('POST', '/group', { form: {}, headers: foreign })).status).toBe(403);
    expect(await getPlacesTaken()).toBe(0);
    const opened = await request('POST', '/group', { form: {}, headers: { Cookie } });
    expect(opened.status).toBe(200);
    expect(opened.text).toContain(`<meta http-equiv=refresh content="0;url=${group.link}">`);
    expect(await getPlacesTaken()).toBe(1);
  });
});
