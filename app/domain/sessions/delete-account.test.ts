import { setTimeout as delay } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { createMember, newPhone } from '../../../tests/factories/member';
import { createAdmin } from '../../../tests/factories/admin';
import { getNextNumber } from '../../../tests/factories/unique';
import { testContext } from '../../../tests/setup/context';
import { exportOwnData } from '../members/export-data.server';
import { updateProfileSchema } from '../members/schemas';
import { updateProfile } from '../members/update-profile.server';
import { recordInboundMessage } from '../notifications/record-inbound-message.server';
import { changeMemberPhone } from './change-member-phone.server';
import { eraseMember } from './delete-account.server';
import { requestLoginCode } from './request-password-reset.server';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });

beforeEach(() => ctx.clock.set('2026-11-20T06:30:00+05:30'));

const createVisitor = () => ctx.as({ kind: 'visitor' }, `10.6.${getNextNumber() % 250}.1`);

const erase = (id: number) => ctx.db.$transaction((tx) => eraseMember(ctx, tx, id));

/** Stores a message from the phone and a row of an import with the phone. */
async function addPhoneData(phone: string) {
  const sid = `SM${getNextNumber()}`;
  await recordInboundMessage(ctx, { sid, phone, text: 'Who is this? I have not registered.' });
  const import_id = await createImport();
  await ctx.db.importRow.create({ data: { import_id, row: 1, status: 'new', phone, values: { name: 'Devi Patil' } } });
}

async function createImport(): Promise<number> {
  const { id } = await ctx.db.import.create({
    data: {
      kind: 'members',
      state: 'checked',
      file_name: 'members.csv',
      file_bytes: 100,
      file_sha256: Uint8Array.of(1),
      encoding: 'utf-8',
      delimiter: ',',
      headers: ['name', 'phone'],
      example: [],
      admin_id: (await createAdmin(ctx)).id,
      created_at: ctx.clock.now(),
    },
  });
  return id;
}

const countPhoneData = async (phone: string) => ({
  answers: await ctx.db.outboxMessage.count({ where: { phone, template: 'message_received' } }),
  messages: await ctx.db.inboundMessage.count({ where: { phone } }),
  imported: await ctx.db.importRow.count({ where: { phone } }),
});

test('deleting an account with an unverified phone keeps what the holder of the phone sent us', async () => {
  const { id, phone } = await createMember(ctx, { phone_proved_at: null });
  await addPhoneData(phone);
  await erase(id);
  expect(await countPhoneData(phone)).toEqual({ answers: 1, messages: 1, imported: 1 });
  expect(await ctx.db.inboundMessage.findFirst({ where: { phone } })).toMatchObject({ member_id: null });
});

test.each([
  ['with a verified phone', async () => ({})],
  [
    'that was imported and never opened',
    async () => ({ phone_proved_at: null, password_hash: null, import_id: await createImport() }),
  ],
])('deleting an account %s deletes the data of the phone too', async (_, getFields) => {
  const { id, phone } = await createMember(ctx);
  await ctx.db.member.update({ where: { id }, data: await getFields() });
  await addPhoneData(phone);
  await erase(id);
  expect(await countPhoneData(phone)).toEqual({ answers: 0, messages: 0, imported: 0 });
});

test('an account that leaves an unverified phone does not take the messages of the phone along', async () => {
  const member = await createMember(ctx, { phone_proved_at: null });
  await addPhoneData(member.phone);
  const phone = newPhone();
  await ctx.db.$transaction((tx) =>
    changeMemberPhone(ctx, tx, { memberId: member.id, phone, keptSessionId: member.id }),
  );
  expect(await exportOwnData(ctx.as(member))).toMatchObject({ messages_to_us: [] });
  await erase(member.id);
  expect(await countPhoneData(member.phone)).toEqual({ answers: 1, messages: 1, imported: 1 });
});

test('repeated registration and deletion do not exceed the daily codes of a phone', async () => {
  const phone = newPhone();
  const register = () => createMember(ctx, { phone, phone_proved_at: null });
  for (let count = 0; count < 3; count += 1) {
    await register();
    await requestLoginCode(createVisitor(), { phone });
    ctx.clock.advance(60);
    await erase((await ctx.db.member.findUniqueOrThrow({ where: { phone } })).id);
  }
  await register();
  await expect(requestLoginCode(createVisitor(), { phone })).rejects.toMatchObject({ code: 'rate_limited' });
  expect(await ctx.db.otpCode.count({ where: { phone, consumed_at: null } })).toBe(0);
});

test('a message that arrives while the account is deleted is stored', async () => {
  const { id, phone } = await createMember(ctx, { phone_proved_at: null });
  let received: Promise<void> | undefined;
  await ctx.db.$transaction(async (tx) => {
    await eraseMember(ctx, tx, id);
    received = recordInboundMessage(ctx, { sid: `SM${getNextNumber()}`, phone, text: 'STOP' });
    await delay(200);
  });
  await received;
  expect(await ctx.db.inboundMessage.findFirst({ where: { phone } })).toMatchObject({ member_id: null });
});

test('codes that a deleted account sent to another phone still count for that phone', async () => {
  const phonenumber = newPhone();
  const requestChange = async () => {
    const member = await createMember(ctx);
    const profile = updateProfileSchema.parse({
      name: 'Mira',
      gender: 'Female',
      city: 'Pune',
      birtyear: 19900512,
      email: 'mira@example.in',
      primarygoal: 'Better sleep',
      phonenumber,
    });
    return updateProfile(ctx.as(member), profile).finally(() => erase(member.id));
  };
  for (let count = 0; count < 6; count += 1) await requestChange();
  await expect(requestChange()).rejects.toMatchObject({ code: 'rate_limited' });
});
