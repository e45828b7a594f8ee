import type { Transaction } from '~/db/client.server';
import { t } from '~/i18n/messages/message';
import { toDatabaseDate } from '~/lib/calendar';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import { openTransactionSql } from '../transaction-sql.server';
import { createCertificateCode } from './certificate-code';
import { type JoinedChallenge, findChallengeOfMember } from './own-challenge.server';

/**
 * Issues a certificate for the acting member's finished challenge and returns its code. The
 * member's name is on a public page only after this request. Throws `conflict` if the challenge is
 * not finished. Source: docs/rules.md#challenges.
 */
export async function issueCertificate(ctx: Context): Promise<string> {
  const memberId = requireMember(ctx);
  return ctx.db.$transaction(async (tx) => {
    const { challenge } = await findChallengeOfMember(ctx, openTransactionSql(tx), memberId);
    if (challenge?.certificate) return challenge.certificate;
    if (challenge?.state !== 'finished') throw new DomainError('conflict', t('Your challenge is not finished yet.'));
    return insertCertificate(ctx, tx, memberId, challenge);
  });
}

/**
 * Stores a certificate unless there is one already, and returns its code. Concurrent requests
 * therefore get the same certificate.
 */
export async function insertCertificate(
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
      code: createCertificateCode(),
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
