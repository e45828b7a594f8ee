import { beforeEach, describe, expect, test } from 'vitest';
import { mark } from '../../../tests/factories/attendance';
import { createClass } from '../../../tests/factories/class';
import { createMember, createSessionContext, newPhone, PASSWORD, verifyPhone } from '../../../tests/factories/member';
import { getNextNumber } from '../../../tests/factories/unique';
import { testContext, type TestContext } from '../../../tests/setup/context';
import { listMessagesTo } from '../../../tests/setup/messaging';
import { toDatabaseDate } from '~/lib/calendar';
import { maintainPartitions } from '../partitions/maintain-partitions.server';
import { updateProfileSchema } from '../members/schemas';
import { updateProfile } from '../members/update-profile.server';
import { deriveOneTimeCode } from '../notifications/one-time-code';
import { assignGroup } from '../groups/assign-group.server';
import { creditMissedFirstClasses } from '../referrals/credit-referral.server';
import { getOwnReferrals } from '../referrals/queries.server';
import { createReminderLinkToken } from '../reminders/reminder-link-token';
import { joinClassByReminderLink } from '../reminders/reminder-link.server';
import { claimShirt } from '../rewards/claim-shirt.server';
import { confirmPhoneChange } from './change-phone.server';
import { verifyOwnPhone, findPhoneVerificationCode, requestPhoneVerificationCode } from './verify-own-phone.server';
import { recordInboundMessage } from '../notifications/record-inbound-message.server';
import { buildReplyLink, verifyPhoneByReply } from './verify-phone-by-reply.server';
import { logInByCode } from './log-in-by-code.server';
import { requestLoginCode, requestPasswordReset } from './request-password-reset.server';
import { resetPassword } from './reset-password.server';
import { signUpSchema } from './schemas';
import { signUp } from './sign-up.server';

const ctx = await testContext();
const firstClass = await testContext({ environment: { REFERRAL_CREDIT: 'first_class' } });

beforeEach(() => {
  for (const one of [ctx, firstClass]) one.clock.set('2026-11-20T06:30:00+05:30');
});

const createVisitor = (on: TestContext = ctx) => on.as({ kind: 'visitor' }, `10.6.${getNextNumber() % 250}.1`);

async function register(fields: Record<string, unknown> = {}, on: TestContext = ctx) {
  const phone = newPhone();
  const { memberId: id } = await signUp(
    createVisitor(on),
    signUpSchema.parse({ name: 'Asha', password: PASSWORD, phonenumber: phone, ...fields }),
  );
  return { id, phone };
}

const getProofTime = async (id: number, on: TestContext = ctx) =>
  (await on.db.member.findUniqueOrThrow({ where: { id } })).phone_proved_at;

async function findNewestCode(phone: string): Promise<string> {
  const { salt } = await ctx.db.otpCode.findFirstOrThrow({ where: { phone }, orderBy: { id: 'desc' } });
  return deriveOneTimeCode(ctx, salt);
}

async function changePhone({ id }: { id: number }, phone: string): Promise<void> {
  const profile = { name: 'Mira', gender: 'Female', city: 'Pune', birtyear: 19900512, email: 'mira@example.in' };
  const input = updateProfileSchema.parse({ ...profile, primarygoal: 'Better sleep', phonenumber: phone });
  await updateProfile(ctx.as({ id }, `10.8.${getNextNumber() % 250}.1`), input);
  await confirmPhoneChange(ctx.as({ id }), { otp: await findNewestCode(phone), current_password: PASSWORD });
}

/** Returns the text of the message that a new session of the member is shown. */
async function getReplyText(member: { id: number; phone: string }): Promise<string> {
  const link = buildReplyLink(await createSessionContext(ctx, member), member.phone, (code) => `My code: ${code}`);
  return new URL(link ?? '').searchParams.get('text') ?? '';
}

const reply = ({ phone }: { phone: string }, text: string) =>
  verifyPhoneByReply(ctx, { sid: `SM${getNextNumber()}`, phone, text });

/** Creates a member with an unverified phone number who has opened the link of a reminder. */
async function createRemindedMember(channel: 'whatsapp' | 'push') {
  const [member, yogaClass] = [await register(), await createClass(ctx, { live_link: 'https://meet.example/x' })];
  const class_date = toDatabaseDate('2026-11-20');
  const ids = { class_date, class_id: yogaClass.id, member_id: member.id };
  const now = ctx.clock.now();
  await maintainPartitions(ctx, '2026-11-20');
  await ctx.db.reminder.create({ data: { ...ids, status: 'sent', channel, due_at: now, expires_at: now } });
  await joinClassByReminderLink(
    createVisitor(),
    createReminderLinkToken(ctx, { classId: yogaClass.id, memberId: member.id, day: '2026-11-20' }),
  );
  return member;
}

describe('a phone is proved', () => {
  test.each([
    [
      'by a used reset code',
      async () => {
        const member = await register();
        await requestPasswordReset(createVisitor(), member);
        await resetPassword(createVisitor(), {
          ...member,
          otp: await findNewestCode(member.phone),
          newPassword: 'chandra-namaskar-9',
        });
        return member;
      },
    ],
    [
      'by a used login code',
      async () => {
        const member = await register();
        await requestLoginCode(createVisitor(), member);
        await logInByCode(createVisitor(), { ...member, otp: await findNewestCode(member.phone) });
        return member;
      },
    ],
    [
      'by the code to a changed phone',
      async () => {
        const member = await register();
        await changePhone(member, newPhone());
        return member;
      },
    ],
    [
      'by a confirmation code',
      async () => {
        const member = await register();
        await requestPhoneVerificationCode(ctx.as(member));
        await verifyOwnPhone(ctx.as(member), { otp: await findNewestCode(member.phone) });
        return member;
      },
    ],
    [
      'by a WhatsApp message with the code that a session was shown',
      async () => {
        const member = await register();
        await reply(member, await getReplyText(member));
        return member;
      },
    ],
    ['by the link of a WhatsApp reminder', () => createRemindedMember('whatsapp')],
  ])('%s', async (_, prove) => {
    const { id } = await prove();
    expect(await getProofTime(id)).toEqual(ctx.clock.now());
  });

  test('neither by signing up, nor by a code that was only sent, nor by a wrong one', async () => {
    const member = await register();
    await requestPhoneVerificationCode(ctx.as(member));
    const wrong = String((Number(await findNewestCode(member.phone)) + 1) % 1_000_000).padStart(6, '0');
    await expect(verifyOwnPhone(ctx.as(member), { otp: wrong })).rejects.toMatchObject({
      code: 'invalid',
      fieldErrors: { otp: ['This OTP is wrong or has expired. Please check it and try again.'] },
    });
    expect(await getProofTime(member.id)).toBeNull();
  });

  test('nor by the link of a reminder in a browser', async () => {
    expect(await getProofTime((await createRemindedMember('push')).id)).toBeNull();
  });

  test('once: the code is invalidated, no other is sent, and the time stays the same', async () => {
    const member = await register();
    await requestPhoneVerificationCode(ctx.as(member));
    expect(await findPhoneVerificationCode(ctx.as(member))).toEqual({ askedAt: ctx.clock.now() });
    const proved = ctx.clock.now();
    await verifyOwnPhone(ctx.as(member), { otp: await findNewestCode(member.phone) });
    ctx.clock.advance(120);
    await requestPhoneVerificationCode(ctx.as(member));
    await verifyPhone(ctx, member);
    expect(await findPhoneVerificationCode(ctx.as(member))).toBeNull();
    expect(await ctx.db.otpCode.count({ where: { phone: member.phone } })).toBe(1);
    expect(await getProofTime(member.id)).toEqual(proved);
  });
});

describe('a WhatsApp message', () => {
  test.each([
    ['Who is this? I did not ask for a code', async () => Promise.resolve('Who is this?'), 'message_received'],
    ['STOP', async () => Promise.resolve('STOP'), 'notices_stopped'],
    ['STOP with the code', async (text: string) => Promise.resolve(`Stop ${text.slice(-6)}`), 'notices_stopped'],
    [
      'a word for STOP after the code',
      async (text: string) => Promise.resolve(`${text.slice(-6)} CANCEL`),
      'notices_stopped',
    ],
    ['START', async () => Promise.resolve('start'), null],
    [
      'the code without its last letter',
      async (text: string) => Promise.resolve(text.slice(0, -1)),
      'message_received',
    ],
    ['the code of another account', async () => getReplyText(await register()), null],
    [
      'an old code',
      async (text: string) => {
        ctx.clock.advance(3601);
        return Promise.resolve(text);
      },
      null,
    ],
  ])('with %s proves nothing, switches nothing on and adds no karma', async (_, write, template) => {
    const referrer = await createMember(ctx);
    const member = await register({ referral_code: referrer.referral_code, reminders: true });
    const text = await write(await getReplyText(member));
    await reply(member, text);
    await recordInboundMessage(ctx, { sid: `SM${getNextNumber()}`, phone: member.phone, text });
    expect(await getProofTime(member.id)).toBeNull();
    expect((await ctx.db.member.findUniqueOrThrow({ where: { id: referrer.id } })).karma_points).toBe(0);
    const sent = await ctx.db.outboxMessage.findMany({ where: { phone: member.phone }, select: { template: true } });
    expect(sent).toEqual(template ? [{ template }] : []);
  });

  test('with the code of a session that has ended proves nothing', async () => {
    const member = await register();
    const text = await getReplyText(member);
    await ctx.db.session.deleteMany({ where: { member_id: member.id } });
    await reply(member, text);
    expect(await getProofTime(member.id)).toBeNull();
  });

  test('with the code keeps the session and the password, in any case of letters, and is confirmed once', async () => {
    const member = await register();
    const text = await getReplyText(member);
    await reply(member, `Namaste! ${text.toLowerCase()}.`);
    await reply(member, text);
    expect(await getProofTime(member.id)).not.toBeNull();
    expect(await ctx.db.session.count({ where: { member_id: member.id } })).toBe(1);
    expect((await ctx.db.member.findUniqueOrThrow({ where: { id: member.id } })).password_hash).not.toBeNull();
    const sent = await ctx.db.outboxMessage.findMany({ where: { phone: member.phone }, select: { template: true } });
    expect(sent).toEqual([{ template: 'phone_confirmed' }]);
  });

  test('STOP ends notices to an unverified phone, and START does not resume them', async () => {
    const member = await register();
    for (const text of ['STOP', 'START'])
      await recordInboundMessage(ctx, { sid: `SM${getNextNumber()}`, phone: member.phone, text });
    const { notices_stopped_at } = await ctx.db.member.findUniqueOrThrow({ where: { id: member.id } });
    expect(notices_stopped_at).not.toBeNull();
  });
});

describe('an unproved phone', () => {
  test('has no reservations and links left after its account changes to another phone', async () => {
    const member = await register();
    await changePhone(member, newPhone());
    expect(await ctx.db.phoneChange.count({ where: { member_id: member.id } })).toBe(0);
    expect(await listMessagesTo(ctx, member.phone)).toEqual([]);
    expect(await ctx.db.outboxMessage.count({ where: { phone: member.phone } })).toBe(0);
    await expect(register({ phonenumber: member.phone })).resolves.toBeDefined();
  });

  test('gets no place in a community group', async () => {
    await ctx.db.communityGroup.deleteMany();
    const now = ctx.clock.now();
    const group = {
      title: 'One',
      link: 'https://chat.whatsapp.com/one',
      capacity: 5,
      created_at: now,
      updated_at: now,
    };
    await ctx.db.communityGroup.create({ data: group });
    const member = await register();
    expect(await assignGroup(ctx.as(member))).toBe(ctx.brand.whatsappGroupUrl);
    await verifyPhone(ctx, member);
    expect(await assignGroup(ctx.as(member))).toBe(group.link);
  });
});

describe('a referral', () => {
  const getTotals = async (referrer: { id: number }, on: TestContext = ctx) => {
    const { total_referrals, unconfirmed_referrals, karma_from_referrals } = await getOwnReferrals(on.as(referrer), {
      page: 1,
      limit: 20,
    });
    return [total_referrals, unconfirmed_referrals, karma_from_referrals];
  };

  test('of 25 invented phones adds neither karma nor a level; each counts once its phone is proved', async () => {
    const referrer = await createMember(ctx);
    const friends = [];
    for (let count = 0; count < 25; count += 1) friends.push(await register({ referral_code: referrer.referral_code }));
    expect(await getTotals(referrer)).toEqual([0, 25, 0]);
    const shirt = { size: 'M', address_line1: '1 Road', address_line2: 'Pune', pincode: '411001' } as const;
    await expect(claimShirt(ctx.as(referrer), shirt)).rejects.toMatchObject({ code: 'forbidden' });
    const [first, ...others] = friends;
    if (!first) throw new Error('There are no friends.');
    await verifyPhone(ctx, first);
    await verifyPhone(ctx, first);
    expect(await getTotals(referrer)).toEqual([1, 24, 100]);
    for (const friend of others) await verifyPhone(ctx, friend);
    // For the first ten friends per day, karma is added when the phone number is verified. Further
    // friends must attend a class first.
    expect(await getTotals(referrer)).toEqual([25, 0, 1000]);
    await claimShirt(ctx.as(referrer), shirt);
  });

  test.each([
    ['signup', 'class, phone', [0, 100]],
    ['signup', 'phone, class', [100, 100]],
    ['first_class', 'class, phone', [0, 100]],
    ['first_class', 'phone, class', [0, 100]],
  ] as const)('with REFERRAL_CREDIT=%s and %s adds %j karma', async (rule, order, karma) => {
    const on = rule === 'signup' ? ctx : firstClass;
    const referrer = await createMember(on);
    const friend = await register({ referral_code: referrer.referral_code }, on);
    const yogaClass = await createClass(on);
    const seen: unknown[] = [];
    for (const step of order.split(', ')) {
      await (step === 'class' ? mark(on, friend, yogaClass) : verifyPhone(on, friend));
      expect(await creditMissedFirstClasses(on)).toBe(0);
      seen.push((await getTotals(referrer, on))[2]);
    }
    expect(seen).toEqual(karma);
  });
});
