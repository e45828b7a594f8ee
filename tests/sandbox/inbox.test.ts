import type { Twilio } from 'twilio';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Sandbox } from '../../sandbox/server';
import { getTemplateSid } from '../../sandbox/templates.mjs';
import { call, startTestSandbox, twilioClient } from './sandbox';

let sandbox: Sandbox;
let twilio: Twilio;

beforeEach(async () => {
  sandbox = await startTestSandbox('http://127.0.0.1:9');
  twilio = twilioClient(sandbox.url);
});

afterEach(async () => {
  await sandbox.close();
});

async function send(phone: string, body: string): Promise<void> {
  await twilio.messages.create({ to: `whatsapp:${phone}`, from: 'whatsapp:+14155238886', body });
}

async function fetchBodies(query = ''): Promise<unknown[]> {
  const { messages } = (await call(`${sandbox.url}/messages${query}`)).body as { messages: { body: string }[] };
  return messages.map(({ body }) => body);
}

test('messages are listed as JSON with their template and variables', async () => {
  const { sid } = await twilio.messages.create({
    to: 'whatsapp:+919876543210',
    from: 'whatsapp:+14155238886',
    contentSid: getTemplateSid('otp'),
    contentVariables: JSON.stringify({ 1: '482913' }),
  });
  expect((await call(`${sandbox.url}/messages`)).body).toEqual({
    messages: [
      {
        sid,
        to: '+919876543210',
        body: expect.stringContaining('482913 is your verification code.'),
        template: 'otp',
        variables: { 1: '482913' },
        status: expect.stringMatching(/queued|sent|delivered/),
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    ],
  });
});

test('the phone filter accepts a plus sign as it is, encoded or left out', async () => {
  await send('+919876543210', 'first');
  await send('+919876543211', 'other');
  await send('+919876543210', 'second');
  expect(await fetchBodies()).toEqual(['second', 'other', 'first']);
  for (const to of ['+919876543210', '%2B919876543210', '919876543210', '9876543210', 'whatsapp:%2B919876543210']) {
    expect(await fetchBodies(`?to=${to}`)).toEqual(['second', 'first']);
  }
});

test('DELETE empties the inbox', async () => {
  await send('+919876543210', 'first');
  expect((await call(`${sandbox.url}/messages`, 'DELETE')).body).toEqual({ deleted: 1 });
  expect(await fetchBodies()).toEqual([]);
});

test('the page shows each phone, escapes texts and loads nothing from other hosts', async () => {
  await send('+919876543210', '<img src=x onerror=alert(1)> Namaste');
  await send('+919876543211', 'for another phone');
  const page = await (await fetch(`${sandbox.url}/`)).text();
  expect(page).toContain('+91 98765 43210');
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt; Namaste');
  expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
  const one = await (await fetch(`${sandbox.url}/?to=+919876543211`)).text();
  expect(one).toContain('for another phone');
  expect(one).not.toContain('Namaste');
});

test('the delete form works without scripts, for one phone or all', async () => {
  await send('+919876543210', 'first');
  await send('+919876543211', 'other');
  const clear = (body: URLSearchParams) => fetch(`${sandbox.url}/messages/clear`, { method: 'POST', body });
  const page = await clear(new URLSearchParams({ to: '+919876543210' }));
  expect(page.url).toBe(`${sandbox.url}/`);
  expect(await fetchBodies()).toEqual(['other']);
  await clear(new URLSearchParams());
  expect(await fetchBodies()).toEqual([]);
});
