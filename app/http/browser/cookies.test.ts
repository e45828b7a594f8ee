import { expect, test } from 'vitest';
import { testContext } from '../../../tests/setup/context';
import { findVisitor } from '../load-shedding/waiting-room.server';
import { createCodeRequestCookie, readCodeRequestCookie } from './code-request.server';
import { createLoginPrefillCookie, readLoginPrefillCookie } from './login-prefill.server';
import { createSecondFactorStepCookie, readSecondFactorStepCookie } from './second-step.server';
import { createRegistrationCookie, readRegistrationCookie } from './started-registration.server';
import { createToastCookie, readToast } from './toast.server';
import { untranslated } from '~/i18n/messages/message';

const ctx = await testContext();
const { app } = ctx;
const phone = '+919876543210';
const askedAt = ctx.clock.now();

const cookies = [
  {
    name: 'registration',
    seconds: 600,
    create: () => createRegistrationCookie({ name: 'Asha', phonenumber: phone }, app),
    read: async (request: Request) => (await readRegistrationCookie(request, app)).name || null,
  },
  {
    name: 'login',
    seconds: 600,
    create: () => createLoginPrefillCookie({ phone }, app),
    read: (request: Request) => readLoginPrefillCookie(request, app),
  },
  {
    name: 'reset',
    seconds: 3600,
    create: () => createCodeRequestCookie('reset', { phone, askedAt }, app),
    read: (request: Request) => readCodeRequestCookie('reset', request, app),
  },
  {
    name: 'login-code',
    seconds: 3600,
    create: () => createCodeRequestCookie('login-code', { phone, askedAt }, app),
    read: (request: Request) => readCodeRequestCookie('login-code', request, app),
  },
  {
    name: 'second_step',
    seconds: 600,
    create: () => createSecondFactorStepCookie('1.2.3', app),
    read: (request: Request) => readSecondFactorStepCookie(request, app),
  },
  {
    name: 'toast',
    seconds: 60,
    create: () => createToastCookie({ kind: 'info', text: untranslated('Saved') }, app),
    read: async (request: Request) => (await readToast(request, 'en', app)).toast,
  },
];

test.each(cookies)('the signed cookie $name ends on the server too', async ({ name, seconds, create, read }) => {
  const [cookie = ''] = (await create()).split(';', 1);
  const request = new Request('http://localhost/', { headers: { Cookie: cookie } });
  const start = ctx.clock.now().getTime();
  ctx.clock.set(new Date(start + (seconds - 1) * 1000));
  expect(await read(request)).not.toBeNull();
  const begun = name !== 'toast';
  expect(await findVisitor(request, { app })).toMatchObject({ isAdmitted: begun });
  ctx.clock.set(new Date(start + (seconds + 1) * 1000));
  expect(await read(request)).toBeNull();
  expect(await findVisitor(request, { app })).toMatchObject({ isAdmitted: false });
});
