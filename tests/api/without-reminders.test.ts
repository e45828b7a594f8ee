import { expect, test } from 'vitest';
import { createSessionCookie } from '~/http/browser/session.server';
import { createMember, createMemberToken } from '../factories/member';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const [unset, set] = await Promise.all([
  testContext({ environment: { TWILIO_TEMPLATE_CLASS_REMINDER: '' } }),
  testContext(),
]);
const [withoutTemplate, withTemplate] = await Promise.all([createRequester(unset.app), createRequester(set.app)]);

const REMINDER = /remind me|we remind you|get a reminder/i;

test('a platform without a template for reminders offers none at sign-up', async () => {
  expect((await withTemplate('GET', '/register')).text).toMatch(REMINDER);
  const { status, text } = await withoutTemplate('GET', '/register');
  expect(status).toBe(200);
  expect(text).not.toContain('name="reminders"');
  // The page contains no reminder texts outside `script` elements, which include the data for
  // hydration.
  expect(text.replace(/<script.*?<\/script>/gs, '')).not.toMatch(REMINDER);
});

test('nor on the first day, whether or not the member asked for them before', async () => {
  for (const reminders_wanted_at of [null, unset.clock.now()]) {
    const token = await createMemberToken(unset, await createMember(unset, { reminders_wanted_at }));
    const [Cookie = ''] = (await createSessionCookie('member', token, unset.app)).split(';');
    const { text } = await withoutTemplate('GET', '/dashboard', { headers: { Cookie } });
    expect(text).toContain('Join your first class');
    expect(text).not.toContain('action="/reminder"');
    expect(text.replace(/<script.*?<\/script>/gs, '')).not.toMatch(REMINDER);
  }
});

test.each(['/', '/landing'])('%s promises no reminder over WhatsApp', async (path) => {
  const { text } = await withoutTemplate('GET', path);
  expect(text.replace(/<script.*?<\/script>/gs, '')).not.toMatch(REMINDER);
});
