import { URI, type TOTP } from 'otpauth';
import { afterAll, expect, test } from 'vitest';
import { parseEnvironment } from '~/config/env.server';
import { openApp, createSystemContext, type App } from '~/context.server';
import { getCalendarUrl } from '~/domain/classes/calendar-entry.server';
import { renewRecoveryCodes } from '~/domain/admins/recovery-codes.server';
import { sendMessage } from '~/domain/notifications/send-message.server';
import { createReminderLinkToken } from '~/domain/reminders/reminder-link-token';
import { createCodeRequestCookie, readCodeRequestCookie } from '~/http/browser/code-request.server';
import { findKnownDevice, addKnownDevices } from '~/domain/throttles/known-device.server';
import { startTotpSetup, confirmTotpSetup, findPendingTotpSetup } from '~/domain/admins/totp.server';
import { createAdmin } from '../../factories/admin';
import { createClass } from '../../factories/class';
import { createMember, PASSWORD } from '../../factories/member';
import { testContext } from '../../setup/context';
import { testEnvironment } from '../../setup/environment';
import { listMessagesTo } from '../../setup/messaging';
import { createRequester } from '../../setup/request';

const OLD = 'the secret of a site that runs since January';
const NEW = 'the secret that staff made after a laptop was lost';

// An environment without LONG_TERM_SECRET, as it was before this variable existed.
const ctx = await testContext({ environment: { SESSION_SECRET: OLD, LONG_TERM_SECRET: '' } });

const restart = (secrets: Record<string, string>): App => {
  const { dataDir, web } = ctx.app.config;
  const environment = { PUBLIC_URL: web.publicUrl, DATA_DIR: dataDir, ...secrets };
  const app = openApp(parseEnvironment(testEnvironment(ctx.nearDatabaseUrl, ctx.sandboxUrl, environment)), ctx);
  afterAll(() => app.close());
  return app;
};

const rotating = restart({ SESSION_SECRET: NEW, SESSION_SECRET_PREVIOUS: OLD, LONG_TERM_SECRET: OLD });
const rotated = restart({ SESSION_SECRET: NEW, LONG_TERM_SECRET: OLD });

test('a rotation ends no sessions and calendars; old signatures are valid until the previous secret is removed', async () => {
  const [before, during, after] = await Promise.all([ctx.app, rotating, rotated].map(createRequester));
  if (!before || !during || !after) throw new Error('three applications');
  const member = await createMember(ctx);
  const login = await before('POST', '/login', { form: { phonenumber: member.phone, password: PASSWORD } });
  const Cookie = login.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  const api = await before('POST', '/api/login', { json: { phonenumber: member.phone, password: PASSWORD } });
  const device = api.body.device_token as string;
  const calendar = new URL(await getCalendarUrl(ctx.as(member))).pathname;
  const { id: classId } = await createClass(ctx);
  const link = `/j/${createReminderLinkToken(ctx, { classId, memberId: member.id, day: '2026-11-20' })}`;
  const phoneCookie =
    (await createCodeRequestCookie('reset', { phone: member.phone, askedAt: ctx.clock.now() }, ctx.app)).split(
      ';',
    )[0] ?? '';

  const findDevice = (app: App) =>
    findKnownDevice(addKnownDevices(createSystemContext(app), [device]), { kind: 'member', name: member.phone });
  const readPhone = async (app: App) =>
    (
      await readCodeRequestCookie(
        'reset',
        new Request('http://sangha.test/', { headers: { Cookie: phoneCookie } }),
        app,
      )
    )?.phone;
  expect((await during('GET', '/dashboard', { headers: { Cookie } })).status).toBe(200);
  expect((await during('GET', link)).status).toBe(200);
  expect((await during('GET', calendar)).status).toBe(200);
  expect([await findDevice(rotating), await readPhone(rotating)]).toEqual([expect.anything(), member.phone]);

  expect((await after('GET', '/dashboard', { headers: { Cookie } })).status).toBe(200);
  expect((await after('GET', link)).status).toBe(404);
  expect((await after('GET', calendar)).status).toBe(200);
  expect([await findDevice(rotated), await readPhone(rotated)]).toEqual([undefined, undefined]);
});

test('new signatures use the new secret', async () => {
  const member = await createMember(ctx);
  const { id: classId } = await createClass(ctx);
  const link = createReminderLinkToken(createSystemContext(rotating), {
    classId,
    memberId: member.id,
    day: '2026-11-20',
  });
  expect((await (await createRequester(rotated))('GET', `/j/${link}`)).status).toBe(200);
  expect((await (await createRequester(ctx.app))('GET', `/j/${link}`)).status).toBe(404);
});

test('a code that was requested before the rotation is sent and accepted after it', async () => {
  const member = await createMember(ctx);
  await (
    await createRequester(ctx.app)
  )('POST', '/api/login/code', { json: { phonenumber: member.phone } });
  const { id } = await ctx.db.outboxMessage.findFirstOrThrow({ where: { phone: member.phone, template: 'otp' } });
  await sendMessage(createSystemContext(rotated), id);
  const [message] = await listMessagesTo(ctx, member.phone);
  const json = { phonenumber: member.phone, otp: message?.variables['1'] };
  const { status } = await (await createRequester(rotated))('POST', '/api/login/verify', { json });
  expect(status).toBe(200);
});

test('an authenticator app and recovery codes still work', async () => {
  const admin = await createAdmin(ctx);
  const acting = ctx.as({ kind: 'admin', adminId: admin.id, sessionId: 0, permissions: [], recentlyVerified: true });
  await startTotpSetup(acting);
  const app = URI.parse((await findPendingTotpSetup(acting))?.uri ?? '') as TOTP;
  const generateCode = () => app.generate({ timestamp: ctx.clock.now().getTime() });
  await confirmTotpSetup(acting, { code: generateCode() });
  const [recoveryCode] = await renewRecoveryCodes(acting);
  ctx.clock.advance(60);
  const request = await createRequester(rotated);
  const logIn = (otp: string | undefined) =>
    request('POST', '/api/admin/login', { json: { username: admin.username, password: PASSWORD, otp } });
  expect((await logIn('000000')).status).toBe(401);
  for (const otp of [generateCode(), recoveryCode]) expect((await logIn(otp)).status).toBe(200);
});
