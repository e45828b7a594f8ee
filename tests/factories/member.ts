import type { Context } from '~/domain/context';
import type { Member, Prisma } from '~/db/generated/client';
import { createReferralCode } from '~/domain/referrals/policy';
import { CONSENT_VERSION } from '~/domain/sessions/policy';
import { startSession } from '~/domain/sessions/start-session.server';
import { markPhoneVerified } from '~/domain/sessions/verify-phone.server';
import { createSessionCookie } from '~/http/browser/session.server';
import type { TestContext } from '../setup/context';
import { getNextNumber } from './unique';

export const PASSWORD = 'surya-namaskar-12';

let passwordHash: Promise<string> | undefined;

/**
 * Creates a member with a unique verified phone number and the password PASSWORD. `more` overrides
 * fields.
 */
export async function createMember(ctx: Context, more: Partial<Prisma.MemberCreateInput> = {}): Promise<Member> {
  return ctx.db.member.create({ data: { ...(await buildMember(ctx)), ...more } });
}

/** Creates one member for each set of fields, with a single statement. */
export async function insertMembers(ctx: Context, rows: readonly Partial<Prisma.MemberCreateManyInput>[]) {
  const data = await Promise.all(rows.map(async (more) => ({ ...(await buildMember(ctx)), ...more })));
  await ctx.db.member.createMany({ data });
}

async function buildMember(ctx: Context) {
  const number = getNextNumber();
  passwordHash ??= ctx.passwords.hash(PASSWORD);
  return {
    name: `Member ${number}`,
    phone: newPhone(number),
    password_hash: await passwordHash,
    referral_code: createReferralCode(),
    consented_at: ctx.clock.now(),
    consent_version: CONSENT_VERSION,
    phone_proved_at: new Date('2025-01-01T00:00:00Z'),
    created_at: new Date('2025-01-01T00:00:00Z'),
  };
}

export function createMembers(ctx: Context, count: number): Promise<Member[]> {
  return Promise.all(Array.from({ length: count }, () => createMember(ctx)));
}

/** Returns an unused Indian mobile number in E.164 format. */
export function newPhone(number = getNextNumber()): string {
  return `+9198${String(number).padStart(8, '0')}`;
}

export function createMemberToken(ctx: Context, member: { id: number }): Promise<string> {
  return startSession(ctx, ctx.db, { kind: 'member', memberId: member.id });
}

/** Returns the cookie of a new session, as headers of a request. */
export async function createMemberCookie(ctx: TestContext, member: { id: number }): Promise<{ Cookie: string }> {
  const cookie = await createSessionCookie('member', await createMemberToken(ctx, member), ctx.app);
  return { Cookie: cookie.split(';')[0] ?? '' };
}

/** Returns a context in which the member is logged in with a new session. */
export async function createSessionContext(ctx: TestContext, member: { id: number }): Promise<Context> {
  await createMemberToken(ctx, member);
  const { id: sessionId } = await ctx.db.session.findFirstOrThrow({
    where: { member_id: member.id },
    orderBy: { id: 'desc' },
  });
  return ctx.as({ kind: 'member', memberId: member.id, sessionId });
}

/** Verifies a member's phone number as a code in one of the member's sessions does. */
export async function verifyPhone(ctx: Context, { id, phone }: { id: number; phone: string }): Promise<void> {
  await ctx.db.$transaction((tx) => markPhoneVerified(ctx, tx, { id, phone, isFromOwnSession: true }));
}
