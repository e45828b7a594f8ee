import twilio from 'twilio';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Sandbox } from '../../sandbox/server';
import { getTemplateSid } from '../../sandbox/templates.mjs';
import { type Received, Receiver } from './receiver';
import { call, keys, startTestSandbox, twilioClient } from './sandbox';

let app: Receiver;
let sandbox: Sandbox;
let client: twilio.Twilio;

beforeEach(async () => {
  app = await Receiver.listen();
  sandbox = await startTestSandbox(app.url);
  client = twilioClient(sandbox.url);
});

afterEach(async () => {
  await sandbox.close();
  await app.close().catch(() => undefined);
});

function sendOtp(phone: string, more: object = {}) {
  return client.messages.create({
    to: `whatsapp:${phone}`,
    from: 'whatsapp:+14155238886',
    contentSid: getTemplateSid('otp'),
    contentVariables: JSON.stringify({ 1: '482913' }),
    ...more,
  });
}

function readFields(request: Received | undefined): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(request?.body));
}

function isSignedByTwilio(request: Received | undefined, url: string): boolean {
  const signature = request?.headers['x-twilio-signature'];
  return twilio.validateRequest(keys.twilio.authToken, String(signature), url, readFields(request));
}

describe('sending', () => {
  test('a template message is accepted as queued and soon delivered', async () => {
    const message = await sendOtp('+919876543210');
    expect(message.sid).toMatch(/^SM[0-9a-f]{32}$/);
    expect(message).toMatchObject({ status: 'queued', to: 'whatsapp:+919876543210', direction: 'outbound-api' });
    expect(message.dateCreated).toBeInstanceOf(Date);
    expect(message.body).toContain('482913');
    await expect.poll(async () => (await client.messages(message.sid).fetch()).status).toBe('delivered');
  });

  test('a wrong auth token is 401 with code 20003', async () => {
    const stranger = twilioClient(sandbox.url, 'wrong');
    const sent = stranger.messages.create({ to: 'whatsapp:+919876543210', from: 'whatsapp:+14155238886', body: 'hi' });
    await expect(sent).rejects.toMatchObject({ status: 401, code: 20003 });
  });

  test.each([
    ['a phone that is none', { to: 'whatsapp:+12' }, 21211],
    ['a sender of another channel', { from: '+14155238886' }, 63007],
    ['an unknown template', { contentSid: `HX${'0'.repeat(32)}` }, 21655],
    ['a missing variable', { contentVariables: '{}' }, 21656],
    ['a second variable of a code', { contentVariables: '{"1":"482913","2":"10"}' }, 21656],
    ['a line break in a variable', { contentVariables: '{"1":"4829\\n13"}' }, 21656],
    ['variables that are not JSON', { contentVariables: '{' }, 21656],
    ['no content at all', { contentSid: '', body: '' }, 21619],
    ['a callback that is no address', { statusCallback: 'nowhere' }, 21609],
  ])('%s is refused with its code', async (_name, wrong, code) => {
    await expect(sendOtp('+919876543210', wrong)).rejects.toMatchObject({
      status: 400,
      code,
      moreInfo: `https://www.twilio.com/docs/errors/${code}`,
    });
    expect((await call(`${sandbox.url}/messages`)).body).toEqual({ messages: [] });
  });

  test('messages are listed newest first, by phone and by day, page by page', async () => {
    await sendOtp('+919876543210');
    await sendOtp('+919876543211');
    const last = await sendOtp('+919876543210');
    const list = await client.messages.list({ to: 'whatsapp:+919876543210', dateSent: new Date() });
    expect(list.map(({ to }) => to)).toEqual(['whatsapp:+919876543210', 'whatsapp:+919876543210']);
    expect(list[0]?.sid).toBe(last.sid);
    expect(await client.messages.list({ pageSize: 1 })).toHaveLength(3);
    expect(await client.messages.list({ dateSentAfter: new Date(Date.now() + 60_000) })).toEqual([]);
    expect(await client.messages.list({ dateSentBefore: new Date(Date.now() + 60_000) })).toHaveLength(3);
  });

  test('an unknown sid is 404 with code 20404', async () => {
    await expect(client.messages(`SM${'0'.repeat(32)}`).fetch()).rejects.toMatchObject({ status: 404, code: 20404 });
  });
});

describe('callbacks', () => {
  test('sent and delivered arrive in order, signed for the address with its query', async () => {
    const statusCallback = `${app.url}/api/webhooks/twilio?message=42&x=a%20b`;
    const { sid } = await sendOtp('+919876543210', { statusCallback });
    await expect.poll(() => app.requests).toHaveLength(2);
    expect(app.requests.map((request) => readFields(request).MessageStatus)).toEqual(['sent', 'delivered']);
    expect(app.requests.every((request) => request.path === '/api/webhooks/twilio?message=42&x=a%20b')).toBe(true);
    expect(app.requests.every((request) => isSignedByTwilio(request, statusCallback))).toBe(true);
    expect(readFields(app.requests[0])).toEqual({
      MessageSid: sid,
      SmsSid: sid,
      MessageStatus: 'sent',
      SmsStatus: 'sent',
      To: 'whatsapp:+919876543210',
      From: 'whatsapp:+14155238886',
      AccountSid: keys.twilio.accountSid,
      ApiVersion: '2010-04-01',
    });
  });

  test('a callback is retried until it is received, in order', async () => {
    const { port, url } = app;
    await app.close();
    await sendOtp('+919876543210', { statusCallback: `${url}/callback` });
    await new Promise((resolve) => setTimeout(resolve, 150));
    app = await Receiver.listen(port);
    await expect.poll(() => app.requests).toHaveLength(2);
    expect(app.requests.map((request) => readFields(request).MessageStatus)).toEqual(['sent', 'delivered']);
  });

  test('a callback that the app refuses is not repeated', async () => {
    app.statuses.push(500);
    await sendOtp('+919876543210', { statusCallback: `${app.url}/callback` });
    await expect.poll(() => app.requests).toHaveLength(2);
    expect(app.requests.map((request) => readFields(request).MessageStatus)).toEqual(['sent', 'delivered']);
  });

  test('read is reported once the phone has opened the message', async () => {
    const { sid } = await sendOtp('+919876543210', { statusCallback: `${app.url}/callback` });
    await expect.poll(() => app.requests).toHaveLength(2);
    expect((await call(`${sandbox.url}/messages/${sid}/read`, 'POST')).body).toMatchObject({ status: 'read' });
    await expect.poll(() => readFields(app.requests[2]).MessageStatus).toBe('read');
  });

  test('a message from a phone reaches the app as a signed webhook', async () => {
    const reply = await call(`${sandbox.url}/inbound`, 'POST', { from: '9876543210', body: 'STOP' });
    expect(reply).toMatchObject({ status: 200, body: { app_status: 200 } });
    expect(isSignedByTwilio(app.requests[0], `${app.url}/api/webhooks/twilio`)).toBe(true);
    expect(readFields(app.requests[0])).toMatchObject({
      From: 'whatsapp:+919876543210',
      To: 'whatsapp:+14155238886',
      Body: 'STOP',
      WaId: '919876543210',
    });
  });
});
