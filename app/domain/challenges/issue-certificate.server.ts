import type { Transaction } from '~/db/client.server';
import { say } from '~/i18n/messages/say';
import { toDatabaseDate } from '~/lib/calendar';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { actingMember } from '../members/acting-member';
import { newCertificateCode } from './certificate-code';
import { type JoinedChallenge, readChallengeOf } from './own-challenge.server';

/**
 * The name appears on a public page only after the member asks for the certificate. Source:
 * docs/rules.md#challenges.
 */
export async function issueCertificate(ctx: Context): Promise<string> {
  const memberId = actingMember(ctx);
  return ctx.db.$transaction(async (tx) => {
    const { challenge } = await readChallengeOf(ctx, tx, memberId);
    if (challenge?.certificate) return challenge.certificate;
    if (challenge?.state !== 'finished') throw new DomainError('conflict', say('Your challenge is not finished yet.'));
    return writeCertificate(ctx, tx, memberId, challenge);
  });
}

/** Two concurrent requests get the same certificate. */
export async function writeCertificate(
  { clock }: Context,
  tx: Transaction,
  memberId: number,
  { id, days }: JoinedChallenge,
): Promise<string> {
  const { id: enrolment_id } = await tx.challengeEnrolment.findUniqueOrThrow({
    where: { member_id_challenge_id: { member_id: memberId, challenge_id: id } },
    select: { id: true },
  });
  const dates = days.flatMap(({ date }) => date ?? []);
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  await tx.challengeCertificate.createMany({
    data: {
      code: newCertificateCode(),
      enrolment_id,
      issued_at: clock.now(),
      began_on: toDatabaseDate(first),
      finished_on: toDatabaseDate(last),
      mornings: days.filter(({ state }) => state === 'done').length,
    },
    skipDuplicates: true,
  });
  const { code } = await tx.challengeCertificate.findUniqueOrThrow({ where: { enrolment_id }, select: { code: true } });
  return code;
}
