import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newPhone } from '../../../../tests/factories/member';
import { getNextNumber } from '../../../../tests/factories/unique';
import { testContext } from '../../../../tests/setup/context';
import { DomainError } from '../../errors';
import { updateProfileSchema } from '../../members/schemas';
import { updateProfile } from '../../members/update-profile.server';
import { deriveOneTimeCode } from '../../notifications/one-time-code';
import { addToOutbox } from '../../notifications/outbox.server';
import { createPhoneRestorationToken } from '../../notifications/phone-restoration';
import { sendMessage } from '../../notifications/send-message.server';
import { confirmPhoneChange } from '../change-phone.server';
import { deleteAccount } from '../delete-account.server';
import { findSession } from '../find-session.server';
import { logInByCode } from '../log-in-by-code.server';
import { logIn } from '../log-in.server';
import { requestLoginCode, requestPasswordReset } from '../request-password-reset.server';
import { resetPassword } from '../reset-password.server';
import { restorePhone } from '../restore-phone.server';
import { signUpSchema } from '../schemas';
import { signUp } from '../sign-up.server';
import { startEmptyAccount } from '../start-empty-account.server';
import { buildReplyLink, verifyPhoneByReply } from '../verify-phone-by-reply.server';
import { requestPhoneVerificationCode, verifyOwnPhone } from '../verify-own-phone.server';

const ctx = await testContext({ at: '2026-11-20T06:30:00+05:30' });

const ACTIONS = [
  'sign up',
  'log in',
  'log in by code',
  'reset',
  'prove in the session',
  'reply',
  'change the phone',
  'restore the phone',
  'delete',
  'start empty',
] as const;

type Step = [0 | 1, (typeof ACTIONS)[number]];

/** Histories in which the stranger (1) registers the phone before its holder (0) verifies it. */
const SQUATTED: [Step[]][] = (['log in by code', 'reset'] as const).map((proof) => [
  [
    [1, 'sign up'],
    [1, 'log in'],
    [0, proof],
    [1, 'log in'],
    [1, 'prove in the session'],
    [1, 'change the phone'],
    [0, 'log in by code'],
    [1, 'start empty'],
    [0, 'start empty'],
    [1, 'log in'],
    [1, 'start empty'],
  ],
]);

interface Person {
  /** The phone whose messages this person reads. */
  phone: string;
  password: string;
  tokens: string[];
}

const createVisitor = () => ctx.as({ kind: 'visitor' }, `10.${getNextNumber() % 250}.${getNextNumber() % 250}.1`);

async function readCode(phone: string): Promise<string> {
  const code = await ctx.db.otpCode.findFirst({ where: { phone, consumed_at: null }, orderBy: { id: 'desc' } });
  return code ? deriveOneTimeCode(ctx, code.salt) : '000000';
}

async function openSession({ tokens }: Person) {
  for (const token of tokens.toReversed()) {
    const actor = await findSession(ctx, 'member', token);
    if (actor?.kind === 'member') return { own: { ...createVisitor(), actor }, id: actor.memberId };
  }
  return null;
}

const logInAs = (phone: string, password: string) =>
  logIn(createVisitor(), { phone, phonenumber: phone, country: undefined, device_token: undefined, password });

/** Makes a person act on the claimed phone. Errors that a person can cause are ignored. */
async function act(person: Person, action: (typeof ACTIONS)[number], claimed: string): Promise<void> {
  const { phone, password } = person;
  const session = await openSession(person);
  switch (action) {
    case 'sign up':
      await signUp(createVisitor(), signUpSchema.parse({ name: 'Asha', password, phonenumber: claimed }));
      return;
    case 'log in':
      for (const one of [claimed, phone]) {
        const opened = await logInAs(one, password).catch(() => null);
        if (opened) person.tokens.push(opened.token);
      }
      return;
    case 'log in by code':
      await requestLoginCode(createVisitor(), { phone });
      person.tokens.push((await logInByCode(createVisitor(), { phone, otp: await readCode(phone) })).token);
      return;
    case 'reset':
      await requestPasswordReset(createVisitor(), { phone });
      await resetPassword(createVisitor(), { phone, otp: await readCode(phone), newPassword: password });
      return;
    case 'prove in the session':
      if (!session) return;
      await requestPhoneVerificationCode(session.own);
      await verifyOwnPhone(session.own, { otp: await readCode(phone) });
      return;
    case 'reply': {
      if (!session) return;
      const member = await ctx.db.member.findUniqueOrThrow({ where: { id: session.id } });
      const link = buildReplyLink(session.own, member.phone, (code) => code);
      const text = new URL(link ?? '').searchParams.get('text') ?? '';
      await verifyPhoneByReply(ctx, { sid: `SM${getNextNumber()}`, phone, text });
      return;
    }
    case 'change the phone': {
      if (!session) return;
      const profile = { name: 'Asha', gender: 'Female', city: 'Pune', birtyear: 19900512, email: 'a@example.in' };
      const input = updateProfileSchema.parse({ ...profile, primarygoal: 'Better sleep', phonenumber: phone });
      await updateProfile(session.own, input);
      await confirmPhoneChange(session.own, { otp: await readCode(phone), current_password: password });
      return;
    }
    case 'restore the phone': {
      const sent = await ctx.db.outboxMessage.findFirst({
        where: { phone, template: 'phone_changed' },
        orderBy: { id: 'desc' },
      });
      const { 3: salt = '' } = (sent?.variables ?? {}) as Record<string, string>;
      await restorePhone(createVisitor(), { token: createPhoneRestorationToken(ctx, salt), newPassword: password });
      return;
    }
    case 'delete':
      if (session) await deleteAccount(session.own, { password });
      return;
    case 'start empty':
      if (!session) return;
      person.tokens.push((await startEmptyAccount(session.own, { name: 'Asha', newPassword: password })).token);
  }
}

async function expectOnlyOwnersInside(people: readonly [Person, Person]): Promise<void> {
  for (const [at, owner] of people.entries()) {
    const other = people[1 - at];
    const account = await ctx.db.member.findFirst({ where: { phone: owner.phone, phone_proved_at: { not: null } } });
    if (!account || !other) continue;
    for (const token of other.tokens) {
      const actor = await findSession(ctx, 'member', token);
      expect(actor?.kind === 'member' && actor.memberId === account.id).toBe(false);
    }
    expect(await ctx.passwords.verify(other.password, account.password_hash, { first: true })).toBe(false);
  }
}

/** Sends a notice to the account of the claimed phone. It must not reach an unverified phone. */
async function expectNoticeOnlyAfterProof(claimed: string): Promise<void> {
  const account = await ctx.db.member.findUnique({ where: { phone: claimed } });
  if (!account) return;
  const event_key = `notice:${getNextNumber()}`;
  const message = {
    event_key,
    phone: claimed,
    member_id: account.id,
    template: 'class_moved',
    variables: { 1: 'Asha', 2: 'Flow', 3: '20 Nov', 4: '7 AM' },
  } as const;
  const id = (await addToOutbox(ctx, ctx.db, message)) ?? 0;
  await sendMessage(ctx, id);
  const { status } = await ctx.db.outboxMessage.findFirstOrThrow({ where: { id } });
  expect(status).toBe(account.phone_proved_at ? 'queued' : 'skipped');
}

test('after a proof, nothing of another claimant opens the account, in any order of events', async () => {
  const step = fc.tuple(fc.constantFrom<0 | 1>(0, 1), fc.constantFrom(...ACTIONS));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      ctx.clock.set('2026-11-20T06:30:00+05:30');
      const claimed = newPhone();
      const holder: Person = { phone: claimed, password: 'surya-namaskar-12', tokens: [] };
      const stranger: Person = { phone: newPhone(), password: 'chandra-namaskar-9', tokens: [] };
      for (const [who, action] of steps) {
        ctx.clock.advance(4 * 3600);
        await act(who === 0 ? holder : stranger, action, claimed).catch((error: unknown) => {
          if (!(error instanceof DomainError)) throw error;
        });
        await expectOnlyOwnersInside([holder, stranger]);
        await expectNoticeOnlyAfterProof(claimed);
      }
    }),
    { numRuns: Number(process.env.HISTORIES ?? 25), examples: SQUATTED },
  );
}, 600_000);
