import { describe, expect, test } from 'vitest';
import { createMember, newPhone, PASSWORD, verifyPhone } from '../../../tests/factories/member';
import { testContext } from '../../../tests/setup/context';
import { tally } from '../../../tests/setup/tally';
import { getNextNumber } from '../../../tests/factories/unique';
import { eraseMember } from './delete-account.server';
import { creditFriendFirstClass, creditMissedFirstClasses } from '../referrals/credit-referral.server';
import { limitByNetwork } from '../throttles/limit-by-network.server';
import { ACCOUNT_RATE_LIMITS } from './policy';
import { signUpSchema } from './schemas';
import { signUp } from './sign-up.server';
import { toEnglishText, parseFieldMessage } from '~/i18n/messages/message';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });
const visitor = ctx.as({ kind: 'visitor' });
const TAKEN = { code: 'conflict', message: 'This phone number is already registered. Please login.' };

function register(fields: Record<string, unknown>, address = `10.0.0.${getNextNumber()}`) {
  const input = signUpSchema.parse({ name: 'Asha', password: PASSWORD, ...fields });
  return signUp(ctx.as({ kind: 'visitor' }, address), input);
}

describe('a new member', () => {
  test('has a hashed password, a referral code and a stored consent', async () => {
    const phone = newPhone();
    const { memberId, referral } = await register({ name: '  Asha Sharma ', phonenumber: phone });
    const member = await ctx.db.member.findUniqueOrThrow({ where: { id: memberId } });
    expect(referral).toBe('none');
    expect(member).toMatchObject({
      name: 'Asha Sharma',
      phone,
      title: 'Beginner',
      karma_points: 0,
      created_at: ctx.clock.now(),
      consented_at: ctx.clock.now(),
      consent_version: '2025-10-17',
    });
    expect(member.password_hash).toMatch(/^\$argon2id\$v=19\$m=9216,t=4,p=1\$/);
    expect(member.referral_code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
  });

  test.each([
    '9812345678',
    '09812345678',
    '919812345678',
    '+919812345678',
    '98123 45678',
    '+91 98123-45678',
    '(098123) 45678',
  ])('the phone written as %s is the same', async (phonenumber) => {
    await register({ phonenumber: '9812345678' }).catch(() => undefined);
    await expect(register({ phonenumber })).rejects.toMatchObject({
      ...TAKEN,
      fieldErrors: { phonenumber: [TAKEN.message] },
    });
    expect(await ctx.db.member.count({ where: { phone: '+919812345678' } })).toBe(1);
  });

  test('a taken phone and a weak password are refused together', async () => {
    const phone = newPhone();
    await register({ phonenumber: phone });
    await expect(register({ name: 'Asha Sharma', phonenumber: phone, password: 'sharma-77' })).rejects.toMatchObject({
      code: 'invalid',
      fieldErrors: { phonenumber: [TAKEN.message], password: [expect.stringContaining('without your name')] },
    });
  });

  test('twenty concurrent sign-ups with one phone create one member', async () => {
    const phonenumber = newPhone();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => register({ phonenumber })));
    expect(
      tally(results.map((result) => (result.status === 'rejected' ? (result.reason as Error).message : 'registered'))),
    ).toEqual({ registered: 1, [TAKEN.message]: 19 });
    expect(await ctx.db.member.count({ where: { phone: phonenumber } })).toBe(1);
  });

  test('a referral code that is taken is generated again and not reported as a taken phone', async () => {
    const { referral_code } = await createMember(ctx);
    await forceReferralCodeCollision(referral_code);
    const phonenumber = newPhone();
    const { memberId } = await register({ phonenumber });
    const member = await ctx.db.member.findUniqueOrThrow({ where: { id: memberId } });
    expect(member).toMatchObject({ phone: phonenumber });
    expect(member.referral_code).not.toBe(referral_code);
  });

  test('one address can sign up 400 members within an hour', async () => {
    const address = '10.9.9.9';
    const join = () => register({ phonenumber: newPhone() }, address);
    for (let count = 0; count < 300; count += 1) await join();
    const drive = ctx.as({ kind: 'visitor' }, address);
    for (let count = 300; count < 400; count += 1) await limitByNetwork(drive, ACCOUNT_RATE_LIMITS.signUpByNetwork);
    await expect(join()).rejects.toMatchObject({ code: 'rate_limited' });
  });
});

describe('a referral', () => {
  /** Registers a friend with a verified phone number. */
  async function registerFriend(fields: { phonenumber: string; referral_code: string }) {
    const registered = await register(fields);
    await verifyPhone(ctx, { id: registered.memberId, phone: fields.phonenumber });
    return registered;
  }

  const getKarma = async (id: number) => (await ctx.db.member.findUniqueOrThrow({ where: { id } })).karma_points;

  test('adds 100 karma to the referrer, once per friend, in ledger and total', async () => {
    const referrer = await createMember(ctx);
    const friends = [
      await registerFriend({ phonenumber: newPhone(), referral_code: referrer.referral_code }),
      await registerFriend({ phonenumber: newPhone(), referral_code: ` ${referrer.referral_code.toLowerCase()} ` }),
    ];
    expect(friends.map(({ referral }) => referral)).toEqual(['applied', 'applied']);
    expect(await getKarma(referrer.id)).toBe(200);
    expect(
      await ctx.db.karmaEntry.findMany({ where: { member_id: referrer.id }, orderBy: { id: 'asc' } }),
    ).toMatchObject(
      friends.map(() => ({ delta: 100, reason: 'referral', reference: expect.stringMatching(/^phone:[\w-]{43}$/) })),
    );
  });

  test('of a phone counts once, with any account and any referrer', async () => {
    const [referrer, other] = [await createMember(ctx), await createMember(ctx)];
    const phonenumber = newPhone();
    for (const { referral_code } of [referrer, referrer, other]) {
      const { memberId, referral } = await registerFriend({ phonenumber, referral_code });
      expect(referral).toBe('applied');
      await ctx.db.$transaction((tx) => eraseMember(ctx, tx, memberId));
    }
    expect([await getKarma(referrer.id), await getKarma(other.id)]).toEqual([100, 0]);
    const entries = await ctx.db.karmaEntry.findMany({ where: { member_id: referrer.id } });
    expect(JSON.stringify(entries)).not.toContain(phonenumber.slice(-10));
  });

  test("of a phone counts once, also if a referrer leaves before a friend's class is recorded", async () => {
    const [referrer, other] = [await createMember(ctx), await createMember(ctx)];
    const friend = await createMember(ctx, { total_classes_attended: 1 });
    const ids = { referrer_id: referrer.id, friend_id: friend.id };
    await ctx.db.referral.create({ data: { ...ids, awaits_class: true, created_at: ctx.clock.now() } });
    for (const { id } of [referrer, friend]) await ctx.db.$transaction((tx) => eraseMember(ctx, tx, id));
    await registerFriend({ phonenumber: friend.phone, referral_code: other.referral_code });
    expect(await getKarma(other.id)).toBe(0);
  });

  test('counts ten friends per day immediately, and others after their first class', async () => {
    const referrer = await createMember(ctx);
    await Promise.all(
      Array.from({ length: 20 }, () =>
        registerFriend({ phonenumber: newPhone(), referral_code: referrer.referral_code }),
      ),
    );
    expect(await getKarma(referrer.id)).toBe(1000);
    const waiting = await ctx.db.referral.findMany({ where: { referrer_id: referrer.id, awaits_class: true } });
    expect(waiting).toHaveLength(10);
    ctx.clock.set('2026-11-21T00:00:01+05:30');
    await registerFriend({ phonenumber: newPhone(), referral_code: referrer.referral_code });
    expect(await getKarma(referrer.id)).toBe(1100);
    const [first, second] = waiting.map(({ friend_id }) => friend_id);
    await Promise.all([creditFriendFirstClass(ctx, first ?? 0), creditFriendFirstClass(ctx, first ?? 0)]);
    expect(await getKarma(referrer.id)).toBe(1200);
    expect(await creditMissedFirstClasses(ctx)).toBe(0);
    await ctx.db.member.update({ where: { id: second ?? 0 }, data: { total_classes_attended: 1 } });
    expect(await creditMissedFirstClasses(ctx)).toBe(1);
    expect(await getKarma(referrer.id)).toBe(1300);
    ctx.clock.set('2026-11-20T06:30:00+05:30');
  });

  test.each(['ZZZZZZZZ', 'x', '%', '0'.repeat(40)])(
    'with the unknown code %s does not prevent the registration',
    async (referral_code) => {
      const { memberId, referral } = await register({ phonenumber: newPhone(), referral_code });
      expect(referral).toBe('unknown_code');
      expect(await ctx.db.referral.count({ where: { friend_id: memberId } })).toBe(0);
    },
  );

  test('is stored but not yet credited if the first class counts', async () => {
    const patient = { ...visitor, community: { ...ctx.community, referralCredit: 'first_class' as const } };
    const referrer = await createMember(ctx);
    const input = { name: 'Ravi', password: PASSWORD, phonenumber: newPhone(), referral_code: referrer.referral_code };
    const { memberId } = await signUp(patient, signUpSchema.parse(input));
    expect(await ctx.db.referral.count({ where: { referrer_id: referrer.id, friend_id: memberId } })).toBe(1);
    expect(await getKarma(referrer.id)).toBe(0);
  });
});

describe('sign-up accepts', () => {
  const fields = { name: 'Asha', phonenumber: '9876543210', password: PASSWORD };
  test.each([
    ['name', ' ', 'Please enter your name'],
    ['name', 'x'.repeat(101), 'Please keep this under 101 characters'],
    ['name', 'A\u0000sha', 'Please remove the special characters'],
    ['phonenumber', '', 'Please enter your phone number'],
    ['phonenumber', '5876543210', 'Please enter a valid phone number'],
    ['phonenumber', '98765432101', 'Please enter a valid phone number'],
    ['password', '12345', 'Password must be at least 6 characters long!'],
    ['password', 'x'.repeat(129), 'Password must be at most 128 characters long!'],
  ])('%s %j: %s', (field, value, message) => {
    const refused = signUpSchema.safeParse({ ...fields, [field]: value });
    const errors = refused.error?.issues.map(({ path, message: text }) => [
      path[0],
      toEnglishText(parseFieldMessage(text)),
    ]);
    expect(errors).toContainEqual([field, message]);
  });

  test.each(['PassWord', 'spitfire', 'jaimatadi'])('not %j', async (password) => {
    const input = signUpSchema.parse({ ...fields, phonenumber: newPhone(), password });
    await expect(signUp(visitor, input)).rejects.toThrow('This password is too common. Please choose another one.');
  });

  test.each([
    ['name', 'x'.repeat(100)],
    ['name', 'आशा शर्मा'],
    ['password', 'sürya6'],
    ['password', 'lotus'.repeat(25)],
    ['referral_code', null],
  ])('%s %j', (field, value) => {
    expect(signUpSchema.safeParse({ ...fields, [field]: value }).success).toBe(true);
  });
});

/** Makes the database give the next new member the existing code, to force a collision. */
async function forceReferralCodeCollision(code: string): Promise<void> {
  await ctx.db.$executeRawUnsafe('CREATE SEQUENCE draws');
  await ctx.db.$executeRawUnsafe(`
    CREATE FUNCTION same_code() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF nextval('draws') = 1 THEN NEW.referral_code := '${code}'; END IF;
      RETURN NEW;
    END $$`);
  await ctx.db.$executeRawUnsafe(
    'CREATE TRIGGER same_code BEFORE INSERT ON members FOR EACH ROW EXECUTE FUNCTION same_code()',
  );
}
