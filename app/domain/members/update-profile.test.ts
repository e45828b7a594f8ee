import { beforeEach, describe, expect, test } from 'vitest';
import { createMember, newPhone, PASSWORD } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { deriveOneTimeCode } from '../notifications/one-time-code';
import { confirmPhoneChange, findPendingPhoneChange, resendPhoneChangeCode } from '../sessions/change-phone.server';
import { updateProfileSchema } from './schemas';
import { updateProfile } from './update-profile.server';

const ctx = await testContext();

const fields = {
  name: 'Asha Sharma',
  gender: 'Female',
  city: 'Pune',
  birtyear: 19900512,
  email: 'asha@example.in',
  primarygoal: 'Better sleep',
};

const save = (member: { id: number }, change: object, address?: string) =>
  updateProfile(ctx.as(member, address), updateProfileSchema.parse({ ...fields, ...change }));

const findNewestCode = async (phone: string) => {
  const { salt } = await ctx.db.otpCode.findFirstOrThrow({ where: { phone }, orderBy: { id: 'desc' } });
  return deriveOneTimeCode(ctx, salt);
};

beforeEach(() => ctx.clock.set('2026-11-20T06:30:00+05:30'));

describe('saving', () => {
  test('stores every field, and an unchanged phone without a code', async () => {
    const member = await createMember(ctx);
    const saved = await save(member, { phonenumber: member.phone });
    expect(saved).toMatchObject({ phone_verification_required: false, user: { ...fields, title: 'Beginner' } });
  });

  test('refuses a date of birth in the future, by the day in India', async () => {
    ctx.clock.set('2026-11-20T23:30:00+05:30');
    const member = await createMember(ctx);
    await expect(save(member, { phonenumber: member.phone, birtyear: 20261121 })).rejects.toMatchObject({
      code: 'invalid',
      fieldErrors: { birtyear: ['Date of birth cannot be in the future'] },
    });
  });

  test('refuses a date of birth under 18, as the policies say', async () => {
    ctx.clock.set('2026-11-20T23:30:00+05:30');
    const member = await createMember(ctx);
    await save(member, { phonenumber: member.phone, birtyear: '2008-11-20' });
    for (const birtyear of [20081121, '2026-11-20'])
      await expect(save(member, { phonenumber: member.phone, birtyear })).rejects.toMatchObject({
        code: 'invalid',
        fieldErrors: { birtyear: [expect.stringContaining('18 years and older')] },
      });
    expect(await ctx.db.member.findUnique({ where: { id: member.id } })).toMatchObject({ birth_date: 20081120 });
  });

  test('refuses the id of another member and changes nobody', async () => {
    const [member, other] = [await createMember(ctx), await createMember(ctx)];
    const attempt = save(member, { user_id: other.id, phonenumber: member.phone });
    await expect(attempt).rejects.toMatchObject({ code: 'forbidden' });
    expect(await ctx.db.member.findUniqueOrThrow({ where: { id: other.id } })).toMatchObject({ name: other.name });
  });

  test.each([
    ['birtyear', '1990-02-30', 'Please enter a real date of birth'],
    ['birtyear', 19901301, 'Please enter a real date of birth'],
    ['birtyear', '', 'Please enter your date of birth'],
    ['email', 'asha@example', 'Enter an email such as name@example.in'],
    ['gender', 'Unknown', 'Please choose your gender'],
    ['primarygoal', '', 'Please choose your primary goal'],
    ['city', ' ', 'Please enter your city'],
  ])('reports the error in %s %s', (field, value, message) => {
    const { error } = updateProfileSchema.safeParse({ ...fields, phonenumber: '9876543210', [field]: value });
    expect(error?.issues).toMatchObject([{ path: [field], message }]);
  });
});

describe('a changed phone', () => {
  test('waits for the code that is sent to it, while the other fields are saved', async () => {
    const [member, phone] = [await createMember(ctx), newPhone()];
    const saved = await save(member, { phonenumber: phone, city: 'Nashik' });
    expect(saved).toMatchObject({ phone_verification_required: true, user: { city: 'Nashik' } });
    expect(saved.user.phonenumber).toBe(member.phone.slice(3));
    expect(await findPendingPhoneChange(ctx.as(member))).toMatchObject({ phone });

    const { user } = await confirmPhoneChange(ctx.as(member), {
      otp: await findNewestCode(phone),
      current_password: PASSWORD,
    });
    expect(user.phonenumber).toBe(phone.slice(3));
    expect(await findPendingPhoneChange(ctx.as(member))).toBeNull();
  });

  test('that is taken is refused at its field, and nothing is saved', async () => {
    const [member, other] = [await createMember(ctx), await createMember(ctx)];
    await expect(save(member, { phonenumber: other.phone, city: 'Surat' })).rejects.toMatchObject({
      code: 'conflict',
      fieldErrors: { phonenumber: ['This phone number is already registered.'] },
    });
    expect(await ctx.db.member.findUniqueOrThrow({ where: { id: member.id } })).toMatchObject({ city: null });
  });

  test('reveals registered phones only within the rate limit', async () => {
    const [member, other] = [await createMember(ctx), await createMember(ctx)];
    for (let count = 0; count < 10; count += 1)
      await expect(save(member, { phonenumber: other.phone })).rejects.toMatchObject({ code: 'conflict' });
    for (const phonenumber of [other.phone, newPhone()])
      await expect(save(member, { phonenumber })).rejects.toMatchObject({ code: 'rate_limited' });
  });

  test('that is taken in the meantime is refused at the code, which stays unused', async () => {
    const [member, phone] = [await createMember(ctx), newPhone()];
    await save(member, { phonenumber: phone });
    await createMember(ctx, { phone });
    const attempt = confirmPhoneChange(ctx.as(member), {
      otp: await findNewestCode(phone),
      current_password: PASSWORD,
    });
    await expect(attempt).rejects.toMatchObject({ code: 'conflict' });
    expect(await findPendingPhoneChange(ctx.as(member))).toMatchObject({ phone });
  });

  test('sends one code for two consecutive saves, and another one on request after a minute', async () => {
    const [member, phone] = [await createMember(ctx), newPhone()];
    await save(member, { phonenumber: phone });
    expect(await save(member, { phonenumber: phone })).toMatchObject({ phone_verification_required: true });
    expect(await ctx.db.outboxMessage.count({ where: { phone } })).toBe(1);
    await expect(resendPhoneChangeCode(ctx.as(member))).rejects.toMatchObject({ code: 'rate_limited' });
    ctx.clock.advance(61);
    await resendPhoneChangeCode(ctx.as(member));
    expect(await ctx.db.outboxMessage.count({ where: { phone } })).toBe(2);
  });

  test('is the last one saved, with its own code, also if another was saved in between', async () => {
    const [member, first, between] = [await createMember(ctx), newPhone(), newPhone()];
    for (const phonenumber of [first, between, first]) await save(member, { phonenumber });
    expect(await findPendingPhoneChange(ctx.as(member))).toMatchObject({ phone: first });
    const { user } = await confirmPhoneChange(ctx.as(member), {
      otp: await findNewestCode(first),
      current_password: PASSWORD,
    });
    expect(user.phonenumber).toBe(first.slice(3));
  });

  test('refuses wrong codes, expired codes and codes of other members', async () => {
    const [member, other, phone] = [await createMember(ctx), await createMember(ctx), newPhone()];
    await save(member, { phonenumber: phone });
    const otp = await findNewestCode(phone);
    const wrong = otp === '000000' ? '111111' : '000000';
    await expect(confirmPhoneChange(ctx.as(member), { otp: wrong, current_password: PASSWORD })).rejects.toMatchObject({
      code: 'invalid',
    });
    await expect(confirmPhoneChange(ctx.as(other), { otp, current_password: PASSWORD })).rejects.toMatchObject({
      code: 'invalid',
    });
    ctx.clock.advance(601);
    await expect(confirmPhoneChange(ctx.as(member), { otp, current_password: PASSWORD })).rejects.toMatchObject({
      code: 'invalid',
    });
  });

  test('invalidates a code after five guesses', async () => {
    const [member, phone] = [await createMember(ctx), newPhone()];
    await save(member, { phonenumber: phone });
    const otp = await findNewestCode(phone);
    const wrong = otp === '000000' ? '111111' : '000000';
    for (let guess = 0; guess < 5; guess += 1)
      await confirmPhoneChange(ctx.as(member), { otp: wrong, current_password: PASSWORD }).catch(() => null);
    await expect(confirmPhoneChange(ctx.as(member), { otp, current_password: PASSWORD })).rejects.toMatchObject({
      code: 'invalid',
    });
  });
});
