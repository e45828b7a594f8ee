import type { Context } from '~/domain/context';
import type { Member, Prisma } from '~/db/generated/client';
import { createReferralCode } from '~/domain/referrals/policy';
import { CONSENT_VERSION } from '~/domain/sessions/policy';
import { startSession } from '~/domain/sessions/start-session.server';
import type { TestContext } from '../setup/context';
import { nextNumber } from './unique';

export const PASSWORD = 'surya-namaskar-12';

let passwordHash: Promise<string> | undefined;

/**
 * Creates a member with a unique verified phone number and the password PASSWORD. `more` overrides
 * fields.
 */
export async function createMember(ctx: Context, more: Partial<Prisma.MemberCreateInput> = {}): Promise<Member> {
  const number = nextNumber();
  passwordHash ??= ctx.passwords.hash(PASSWORD);
  return ctx.db.member.create({
    data: {
      name: `Member ${number}`,
      phone: newPhone(number),
      password_hash: await passwordHash,
      referral_code: createReferralCode(),
      consented_at: ctx.clock.now(),
      consent_version: CONSENT_VERSION,
      phone_proved_at: new Date('2025-01-01T00:00:00Z'),
      created_at: new Date('2025-01-01T00:00:00Z'),
      ...more,
    },
  });
}

export function createMembers(ctx: Context, count: number): Promise<Member[]> {
  return Promise.all(Array.from({ length: count }, () => createMember(ctx)));
}

/** Returns an unused Indian mobile number in E.164 format. */
export function newPhone(number = nextNumber()): string {
  return `+9198${String(number).padStart(8, '0')}`;
}

export function tokenOf(ctx: Context, member: { id: number }): Promise<string> {
  return startSession(ctx, ctx.db, { kind: 'member', memberId: member.id });
}

/** Returns a context in which the member is logged in with a new session. */
export async function inSession(ctx: TestContext, member: { id: number }): Promise<Context> {
  await tokenOf(ctx, member);
  const { id: sessionId } = await ctx.db.session.findFirstOrThrow({
    where: { member_id: member.id },
    orderBy: { id: 'desc' },
  });
  return ctx.as({ kind: 'member', memberId: member.id, sessionId });
}
