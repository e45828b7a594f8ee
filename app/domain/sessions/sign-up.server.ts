import type { z } from 'zod';
import { getSqlState, UNIQUE_VIOLATION_SQLSTATE } from '~/db/sql-state';
import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';
import { createFieldConflictError, DomainError } from '../errors';
import { enrolInOpenChallenge } from '../members/enrol-in-challenge.server';
import { isPhoneReserved } from '../members/reserved-phone.server';
import { recordReferral } from '../referrals/credit-referral.server';
import { createReferralCode } from '../referrals/policy';
import { getClientNetwork, limitByNetwork } from '../throttles/limit-by-network.server';
import { findPasswordProblem } from './password-policy.server';
import { findBatchId } from '../batches.server';
import { getConsentVersion } from './consent-version';
import { ACCOUNT_RATE_LIMITS } from './policy';
import type { signUpSchema } from './schemas';
import { type Message, t } from '~/i18n/messages/message';

const PHONE_TAKEN = t('This phone number is already registered. Please login.');

const REGISTERED = t('Registration successful! Please login.');
const REGISTERED_WITHOUT_CODE = t(
  'Registration successful! Please login. The referral code was not found and has not been applied.',
);

export type ReferralOutcome = 'none' | 'applied' | 'unknown_code';

interface NewMembership {
  message: Message;
  memberId: number;
  referral: ReferralOutcome;
}

/**
 * Registers a member. An unknown referral code is ignored. Throws `conflict` if the phone is taken,
 * and `invalid` if the password is easy to guess. Source: docs/rules.md#sign-up.
 */
export async function signUp(ctx: Context, input: z.output<typeof signUpSchema>): Promise<NewMembership> {
  const passwordProblem = findPasswordProblem(ctx, input.password, input);
  if (passwordProblem) throw await refuse(ctx, input.phone, passwordProblem);
  await limitByNetwork(ctx, ACCOUNT_RATE_LIMITS.signUpByNetwork);
  await limitByNetwork(ctx, ACCOUNT_RATE_LIMITS.signUpByNetworkADay);
  const passwordHash = await ctx.passwords.hash(input.password, { client: getClientNetwork(ctx) });
  try {
    return await register(ctx, input, passwordHash);
  } catch (error) {
    if (getSqlState(error) !== UNIQUE_VIOLATION_SQLSTATE) throw error;
    const holder = await ctx.db.member.findUnique({ where: { phone: input.phone }, select: { id: true } });
    if (holder) throw createFieldConflictError('phonenumber', PHONE_TAKEN);
    // The generated referral code is already in use, so another one is generated.
    return register(ctx, input, passwordHash);
  }
}

/** Returns the error for the password and, if the phone is taken, for the phone too. */
async function refuse(ctx: Context, phone: string, problem: Message): Promise<DomainError> {
  await limitByNetwork(ctx, ACCOUNT_RATE_LIMITS.signUpByNetwork);
  const holder = await ctx.db.member.findUnique({ where: { phone }, select: { id: true } });
  return new DomainError('invalid', problem, {
    fields: { ...(holder ? { phonenumber: [PHONE_TAKEN] } : {}), password: [problem] },
  });
}

function register(ctx: Context, input: z.output<typeof signUpSchema>, passwordHash: string): Promise<NewMembership> {
  return ctx.db.$transaction(async (tx) => {
    const memberId = await createMember(ctx, tx, input, passwordHash);
    if (await isPhoneReserved(ctx, tx, input.phone, memberId))
      throw createFieldConflictError('phonenumber', PHONE_TAKEN);
    if (input.challenge) await enrolInOpenChallenge(ctx, tx, memberId);
    const referral = input.referral_code
      ? await recordReferral(ctx, tx, { code: input.referral_code, friendId: memberId })
      : 'none';
    return { message: referral === 'unknown_code' ? REGISTERED_WITHOUT_CODE : REGISTERED, memberId, referral };
  });
}

async function createMember(
  ctx: Context,
  tx: Transaction,
  { name, phone, language, reminders, batch = null }: z.output<typeof signUpSchema>,
  passwordHash: string,
): Promise<number> {
  const now = ctx.clock.now();
  const { id } = await tx.member.create({
    data: {
      name,
      phone,
      password_hash: passwordHash,
      referral_code: createReferralCode(),
      ...(language ? { language } : {}),
      consented_at: now,
      consent_version: getConsentVersion(ctx),
      reminders_wanted_at: reminders ? now : null,
      batch_id: await findBatchId(tx, batch),
      created_at: now,
    },
    select: { id: true },
  });
  return id;
}
