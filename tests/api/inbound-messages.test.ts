import { expect, test } from 'vitest';
import { exportOwnData } from '~/domain/members/export-data.server';
import { deriveOneTimeCode } from '~/domain/notifications/one-time-code';
import { signTwilioRequest } from '../../sandbox/twilio/signature';
import type { Permission } from '~/domain/admins/policy';
import { createAdmin, createAdminCookie } from '../factories/admin';
import { createMember, createMemberToken, newPhone, PASSWORD } from '../factories/member';
import { getNextNumber } from '../factories/unique';
import { keys } from '../sandbox/sandbox';
import { testContext } from '../setup/context';
import { createRequester } from '../setup/request';

const ctx = await testContext();
const request = await createRequester(ctx.app);

/** Sends a message as Twilio does, with the number as WhatsApp writes it. */
async function receive(from: string, text: string, more: Record<string, string> = {}): Promise<void> {
  const sent = { MessageSid: `SM${getNextNumber()}`, From: `whatsapp:${from}`, Body: text, NumMedia: '0' };
  const fields = { ...sent, ...more };
  const signature = signTwilioRequest(keys.twilio.authToken, `${ctx.publicUrl}/api/webhooks/twilio`, fields);
  const answer = await request('POST', '/api/webhooks/twilio', {
    body: new URLSearchParams(fields).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'X-Twilio-Signature': signature },
  });
  expect(answer.status).toBe(204);
}

const findMember = (phone: string) => ctx.db.member.findUniqueOrThrow({ where: { phone } });

/** Signs up and returns the message of the link on the page of the new member, and its code. */
async function signUpForReply(country: string, phonenumber: string): Promise<{ sentence: string; code: string }> {
  await request('POST', '/api/signup', { json: { name: 'Rosa', phonenumber, country, password: PASSWORD } });
  const login = await request('POST', '/login', { form: { phonenumber, country, password: PASSWORD } });
  const cookies = login.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  const { text } = await request('GET', '/confirm-phone', { headers: { Cookie: cookies.join('; ') } });
  const query = /wa\.me\/\d+\?(text=[^"]+)/.exec(text)?.[1];
  const sentence = new URLSearchParams(query).get('text') ?? '';
  return { sentence, code: /My code: ([A-Z2-9]{6})$/.exec(sentence)?.[1] ?? '' };
}

const signUpForCode = async (country: string, phonenumber: string) => (await signUpForReply(country, phonenumber)).code;

test.each([
  ['Mexico', 'MX', '55 1234 5678', '+525512345678', '+5215512345678'],
  ['Brazil, without the ninth digit', 'BR', '(11) 98765-4321', '+5511987654321', '+551187654321'],
  ['Argentina', 'AR', '9 11 2345-6789', '+5491123456789', '+5491123456789'],
  ['Argentina, registered without the nine', 'AR', '351 412-3456', '+543514123456', '+5493514123456'],
])('a reply from %s proves the phone, and STOP stops the notices', async (_, country, typed, phone, sender) => {
  const code = await signUpForCode(country, typed);
  await receive(sender, `My code: ${code}`);
  expect((await findMember(phone)).phone_proved_at).not.toBeNull();
  await receive(sender, 'STOP');
  const { id, notices_stopped_at } = await findMember(phone);
  expect(notices_stopped_at).not.toBeNull();
  expect(await ctx.db.inboundMessage.count({ where: { member_id: id, phone } })).toBe(2);
});

test('STOP, START and the code of a phone need no answer, and any other message does', async () => {
  const code = await signUpForCode('MX', '55 1234 5699');
  const sender = '+5215512345699';
  for (const text of [`My code: ${code}`, 'STOP', 'START', `My code: ${code}`, 'Thank you'])
    await receive(sender, text);
  const headers = await createAdminCookie(ctx, await createAdmin(ctx, ['answer_messages']));
  const { id } = await findMember('+525512345699');
  const open = await ctx.db.inboundMessage.findMany({
    where: { member_id: id, answered_at: null },
    orderBy: { id: 'asc' },
  });
  expect(open.map(({ body }) => body)).toEqual([`My code: ${code}`, 'Thank you']);
  const { text } = await request('GET', '/admin/messages?q=Stop', { headers });
  expect(text).toContain('No answer needed');
});

test.each([
  ['a question after the code', (code: string) => `My code: ${code}. My donation is missing, please call me!`, true],
  ['a question before the code', (code: string) => `I cannot log in.\n${code}`, true],
  ['the sentence of the link', (_: string, sentence: string) => sentence, false],
  ['only the code', (code: string) => `${code.toLowerCase()} `, false],
])('staff must answer a code only with another text: %s', async (_, write, isOpen) => {
  const phonenumber = newPhone().slice(3);
  const { code, sentence } = await signUpForReply('IN', phonenumber);
  await receive(`+91${phonenumber}`, write(code, sentence));
  const { id, phone_proved_at } = await findMember(`+91${phonenumber}`);
  expect(phone_proved_at).not.toBeNull();
  const { answered_at } = await ctx.db.inboundMessage.findFirstOrThrow({ where: { member_id: id } });
  expect(answered_at === null).toBe(isOpen);
});

test('staff must answer a code with a picture', async () => {
  const phonenumber = newPhone().slice(3);
  const { sentence } = await signUpForReply('IN', phonenumber);
  await receive(`+91${phonenumber}`, sentence, { NumMedia: '1', MediaContentType0: 'image/jpeg' });
  expect(await ctx.db.inboundMessage.findFirst({ where: { phone: `+91${phonenumber}` } })).toMatchObject({
    answered_at: null,
  });
});

test('a reply belongs to the member with exactly this number, even if another form is registered', async () => {
  const mobile = await createMember(ctx, { phone: '+5492213456789' });
  const landline = await createMember(ctx, { phone: '+542213456789' });
  await receive('+5492213456789', 'STOP');
  expect((await findMember(mobile.phone)).notices_stopped_at).not.toBeNull();
  expect((await findMember(landline.phone)).notices_stopped_at).toBeNull();
  await receive('+542213456789', 'STOP');
  expect((await findMember(landline.phone)).notices_stopped_at).not.toBeNull();
});

test('a verified phone comes before another form of it that somebody has only typed', async () => {
  const member = await createMember(ctx, { phone: '+543514123457' });
  const claim = await createMember(ctx, { phone: '+5493514123457', phone_proved_at: null });
  await receive(claim.phone, 'STOP');
  expect((await findMember(member.phone)).notices_stopped_at).not.toBeNull();
  expect((await findMember(claim.phone)).notices_stopped_at).toBeNull();
});

test('a code proves the phone, even if somebody has typed another form of it', async () => {
  const claim = await createMember(ctx, { phone: '+5493514123458', phone_proved_at: null });
  await receive(claim.phone, `My code: ${await signUpForCode('AR', '351 412-3458')}`);
  expect((await findMember('+543514123458')).phone_proved_at).not.toBeNull();
  expect((await findMember(claim.phone)).phone_proved_at).toBeNull();
});

test('a member whose phone is not verified does not get the messages of its owner', async () => {
  const member = await createMember(ctx, { phone_proved_at: null });
  await receive(member.phone, 'My knee hurts since the operation.');
  const exported = async () => JSON.stringify(await exportOwnData(ctx.as(member)));
  expect(await exported()).not.toContain('My knee hurts');
  await ctx.db.member.update({ where: { id: member.id }, data: { phone_proved_at: ctx.clock.now() } });
  expect(await exported()).toContain('My knee hurts');
});

test('a message from a number without an account is stored under the number that can be registered', async () => {
  await receive('+5218112345678', 'Hola');
  await receive('+15550001', 'Hi');
  const phones = await ctx.db.inboundMessage.findMany({ where: { member_id: null }, select: { phone: true } });
  expect(phones.map(({ phone }) => phone).sort()).toEqual(['+15550001', '+528112345678']);
});

test.each([
  [
    'a location with its name',
    '',
    { Latitude: '18.520430', Longitude: '73.856743', Label: 'Sangha Hall', Address: '12 MG Road, Pune' },
    '[Location 18.520430, 73.856743: Sangha Hall, 12 MG Road, Pune]',
  ],
  ['a location of a phone', '', { Latitude: '-1.5', Longitude: '36.8' }, '[Location -1.5, 36.8]'],
  ['a voice note', '', { NumMedia: '1', MediaContentType0: 'audio/ogg' }, '[Voice note]'],
  [
    'several files with a text',
    'My receipt',
    { NumMedia: '3', MediaContentType0: 'image/jpeg', MediaContentType1: 'application/pdf', MediaContentType2: 'x' },
    'My receipt\n[Picture]\n[File]\n[File]',
  ],
  ['a contact', '', { NumMedia: '1', MediaContentType0: 'text/vcard' }, '[Contact]'],
  ['a place that is no place', 'Hello', { Latitude: 'north', Longitude: '' }, 'Hello'],
])('%s is shown to staff as text', async (_, text, more, body) => {
  const { id, phone } = await createMember(ctx);
  await receive(phone, text, more);
  expect(await ctx.db.inboundMessage.findFirstOrThrow({ where: { member_id: id } })).toMatchObject({
    body,
    media_count: Number('NumMedia' in more ? more.NumMedia : 0),
  });
});

test('STOP with a picture stops the notices, and a place named Stop does not', async () => {
  const { phone } = await createMember(ctx);
  await receive(phone, '', { Latitude: '1', Longitude: '2', Label: 'STOP' });
  expect((await findMember(phone)).notices_stopped_at).toBeNull();
  await receive(phone, 'STOP', { NumMedia: '1', MediaContentType0: 'image/webp' });
  expect((await findMember(phone)).notices_stopped_at).not.toBeNull();
});

test('after a phone change, only STOP from the new phone stops the notices', async () => {
  const { id, phone: oldPhone } = await createMember(ctx);
  const token = await createMemberToken(ctx, { id });
  const phone = newPhone();
  const profile = { name: 'Mira', gender: 'Female', city: 'Pune', birtyear: 19900512, email: 'mira@example.in' };
  const json = { ...profile, primarygoal: 'Better sleep', phonenumber: phone };
  const changed = await request('PUT', '/api/profile', { token, json });
  expect(changed.body).toMatchObject({ phone_verification_required: true });
  expect((await findMember(oldPhone)).id).toBe(id);
  const { salt } = await ctx.db.otpCode.findFirstOrThrow({ where: { phone } });
  const proof = { otp: deriveOneTimeCode(ctx, salt), current_password: PASSWORD };
  expect(await request('POST', '/api/profile/phone', { token, json: proof })).toMatchObject({ status: 200 });
  await receive(oldPhone, 'STOP');
  expect(await findMember(phone)).toMatchObject({ id, notices_stopped_at: null });
  expect(await ctx.db.inboundMessage.findFirstOrThrow({ where: { phone: oldPhone } })).toMatchObject({
    member_id: null,
  });
  await receive(phone, 'STOP');
  expect((await findMember(phone)).notices_stopped_at).not.toBeNull();
});

test('the longest text that WhatsApp allows is stored in any script', async () => {
  const { id, phone } = await createMember(ctx);
  const longest = 'क'.repeat(4096);
  await receive(phone, longest, { ProfileName: 'ज्योति', NumSegments: '1' });
  await receive(phone, '🙏'.repeat(2048));
  const stored = await ctx.db.inboundMessage.findMany({ where: { member_id: id }, orderBy: { id: 'asc' } });
  expect(stored.map(({ body }) => body)).toEqual([longest, '🙏'.repeat(2048)]);
});

test('the menu shows the unread messages until a member of staff opens the list', async () => {
  await receive('+919812300000', 'My link does not open');
  const readMenu = async (permissions: readonly Permission[], path = '/admin/account') => {
    ctx.recent.forget();
    const headers = await createAdminCookie(ctx, await createAdmin(ctx, permissions));
    const { text } = await request('GET', path, { headers });
    return /(\d+)<span[^>]*> unread</.exec(text)?.[1] ?? null;
  };
  expect(Number(await readMenu(['answer_messages']))).toBeGreaterThan(0);
  expect(await readMenu(['manage_users', 'view_members'])).toBeNull();
  await readMenu(['answer_messages'], '/admin/messages');
  expect(await readMenu(['answer_messages'])).toBeNull();
});

test('the first screen links staff who may answer messages to the unanswered ones', async () => {
  await receive('+919812300005', 'Hello');
  const open = async (permissions: readonly Permission[]) => {
    const headers = await createAdminCookie(ctx, await createAdmin(ctx, permissions));
    return (await request('GET', '/admin/dashboard', { headers })).text;
  };
  const page = await open(['answer_messages']);
  expect(page).toMatch(/messages? to answer/);
  expect(page).toContain('href="/admin/messages?show=inbound&amp;unanswered=1"');
  expect(await open(['view_members'])).not.toContain('to answer');
});

test('staff search the messages to us, with any text in the address', async () => {
  await receive('+919812300001', 'Where is my receipt?');
  await receive('+919812300001', 'My link does not open');
  const headers = await createAdminCookie(ctx, await createAdmin(ctx, ['answer_messages']));
  const find = (q: string) => request('GET', `/admin/messages?show=inbound&q=${q}`, { headers });
  const { text } = await find('receipt');
  expect(text).toContain('Where is my receipt?');
  expect(text).toMatch(/<input[^>]*name="q"[^>]*value="receipt"/);
  expect(text).not.toContain('My link does not open');
  expect((await find('no+such+word')).text).toContain('No message contains “no such word”');
  for (const q of ['%00', '%F0%9F', 'x'.repeat(200), '%25_']) expect((await find(q)).status).toBe(200);
});

test('staff mark a message as answered with a form that keeps the filter', async () => {
  await receive('+919812300002', 'Is it <free>?');
  const headers = await createAdminCookie(ctx, await createAdmin(ctx, ['answer_messages']));
  const path = '/admin/messages?show=inbound&q=%3Cfree%3E&unanswered=1';
  const page = await request('GET', path, { headers });
  const [, id = ''] = /name="message_id" value="(\d+)"/.exec(page.text) ?? [];
  const bad = await request('POST', path, { headers, form: { intent: 'answered', message_id: 'x' } });
  expect(bad.status).toBe(400);
  const answer = await request('POST', path, { headers, form: { intent: 'answered', message_id: id } });
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, path]);
  expect((await request('GET', path, { headers })).text).not.toContain('Mark as answered');
  const all = await request('GET', '/admin/messages?show=inbound', { headers });
  expect(all.text).toContain('Answered by ');
});

test('staff reply with a form that keeps the list and what was typed', async () => {
  const from = '+919812300003';
  await receive(from, 'How long is <a class>?');
  const { id } = await ctx.db.inboundMessage.findFirstOrThrow({ where: { phone: from } });
  const headers = await createAdminCookie(ctx, await createAdmin(ctx, ['answer_messages']));
  const list = '/admin/messages?show=inbound&q=a+class&unanswered=1';
  const closed = await request('GET', list, { headers });
  expect(closed.text).toContain(
    `/admin/messages?show=inbound&amp;q=a+class&amp;unanswered=1&amp;reply=${id}#message-${id}`,
  );
  expect(closed.text).not.toContain('<textarea');
  const path = `${list}&reply=${id}`;
  expect((await request('GET', path, { headers })).text).toMatch(/<textarea[^>]*name="text"/);
  const form = { intent: 'reply', message_id: String(id), replies: '0' };
  const empty = await request('POST', path, { headers, form: { ...form, text: ' ' } });
  expect(empty.status).toBe(400);
  expect(empty.text).toContain('Please write a reply');
  const long = await request('POST', path, { headers, form: { ...form, text: `Long ${'a'.repeat(1_600)}` } });
  expect(long.status).toBe(400);
  expect(long.text).toMatch(/<textarea[^>]*aria-invalid[^>]*>Long a/);
  const sent = await request('POST', path, { headers, form: { ...form, text: 'One hour\r\nor less' } });
  expect([sent.status, sent.headers.get('Location')]).toEqual([302, list]);
  expect(
    await ctx.db.outboxMessage.findFirstOrThrow({ where: { phone: from, template: 'staff_reply' } }),
  ).toMatchObject({ variables: { text: 'One hour\nor less' } });
  const late = await request('POST', path, { headers, form: { ...form, text: 'About an hour' } });
  expect(late.status).toBe(409);
  expect(late.text).toContain('Somebody else has replied');
  expect(late.text).toContain('One hour');
  expect(late.text).toMatch(/<textarea[^>]*aria-invalid[^>]*>About an hour/);
  expect(late.text).toContain('name="replies" value="1"');
});

test('staff fill a reply with a saved answer by reloading the page', async () => {
  const from = '+919812300006';
  await receive(from, 'Does <it> cost anything?');
  const { id } = await ctx.db.inboundMessage.findFirstOrThrow({ where: { phone: from } });
  const headers = await createAdminCookie(ctx, await createAdmin(ctx, ['answer_messages']));
  const path = `/admin/messages?show=inbound&q=cost+anything&reply=${id}`;
  expect((await request('GET', path, { headers })).text).not.toContain('Use this answer');
  const answer = { name: 'Free & open', text: 'No,\r\nit is <free>.' };
  const added = await request('POST', '/admin/messages/answers/new', { headers, form: answer });
  expect([added.status, added.headers.get('Location')]).toEqual([302, '/admin/messages/answers']);
  const again = await request('POST', '/admin/messages/answers/new', { headers, form: { ...answer, text: 'Kept' } });
  expect(again.status).toBe(409);
  expect(again.text).toContain('A saved answer has this name already');
  expect(again.text).toContain('>Kept</textarea>');
  expect((await request('GET', '/admin/messages/answers', { headers })).text).toContain('Free &amp; open');
  const { id: answerId } = await ctx.db.savedAnswer.findUniqueOrThrow({ where: { name: answer.name } });
  const { text: page } = await request('GET', path, { headers });
  for (const [name, value] of Object.entries({ show: 'inbound', q: 'cost anything', reply: String(id) }))
    expect(page).toContain(`<input type="hidden" name="${name}" value="${value}"/>`);
  expect(page).toContain(`<option value="${answerId}">Free &amp; open</option>`);
  const filled = await request('GET', `${path}&answer=${answerId}`, { headers });
  expect(filled.text).toMatch(/<textarea[^>]*>No,\nit is &lt;free&gt;.<\/textarea>/);
  const form = { intent: 'reply', message_id: String(id), replies: '0', text: 'x'.repeat(1_601) };
  const refused = await request('POST', `${path}&answer=${answerId}`, { headers, form });
  expect(refused.text).toContain(`>${form.text}</textarea>`);
  const sent = await request('POST', `${path}&answer=${answerId}`, { headers, form: { ...form, text: answer.text } });
  expect(sent.headers.get('Location')).toBe('/admin/messages?show=inbound&q=cost+anything');
  const gone = await request('GET', `${path}&answer=999999`, { headers });
  expect(gone.status).toBe(200);
});

test('after 24 hours staff who may see phones get a link to call', async () => {
  const from = '+919812300004';
  await receive(from, 'Please call me');
  const { id } = await ctx.db.inboundMessage.findFirstOrThrow({ where: { phone: from } });
  await ctx.db.inboundMessage.update({
    where: { id },
    data: { received_at: new Date(ctx.clock.now().getTime() - 24 * 3_600_000) },
  });
  const open = async (permissions: readonly Permission[]) => {
    const headers = await createAdminCookie(ctx, await createAdmin(ctx, permissions));
    const path = `/admin/messages?show=inbound&q=call+me&reply=${id}`;
    const refused = await request('POST', path, {
      headers,
      form: { intent: 'reply', message_id: String(id), replies: '0', text: 'Hello' },
    });
    expect(refused.status).toBe(409);
    const { text } = await request('GET', path, { headers });
    expect(text).toContain('WhatsApp delivers a reply only within 24 hours of the last message.');
    expect(text).not.toContain('<textarea');
    return text;
  };
  expect(await open(['answer_messages', 'manage_phones'])).toContain(`href="tel:${from}"`);
  expect(await open(['answer_messages'])).not.toContain(from.slice(3));
});

test('messages and links to their members each need their permission', async () => {
  const { id, phone } = await createMember(ctx, { name: 'Lalita Menon' });
  await receive(phone, 'Is there a class on Sunday?');
  const open = async (permissions: readonly Permission[]) => {
    const headers = await createAdminCookie(ctx, await createAdmin(ctx, permissions));
    return (await request('GET', '/admin/messages?show=inbound', { headers })).text;
  };
  expect(await open(['manage_users', 'manage_phones'])).not.toContain('a class on Sunday');
  const page = await open(['answer_messages']);
  expect(page).toContain('Is there a class on Sunday?');
  expect(page).toContain('Lalita Menon');
  expect(page).not.toContain(`/admin/users/${id}`);
  expect(await open(['answer_messages', 'view_members'])).toContain(`/admin/users/${id}`);
});
