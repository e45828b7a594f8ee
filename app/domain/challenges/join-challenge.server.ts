import { t } from '~/i18n/messages/message';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import { enrolInOpenChallenge } from '../members/enrol-in-challenge.server';
import { openTransactionSql } from '../transaction-sql.server';
import { insertCertificate } from './issue-certificate.server';
import { findChallengeOfMember } from './own-challenge.server';

/**
 * Enrols the acting member in the challenge that is open to join. Throws `conflict` if there is
 * none. Source: docs/rules.md#challenges.
 */
export async function joinChallenge(ctx: Context): Promise<void> {
  const memberId = requireMember(ctx);
  await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM members WHERE id = ${memberId} FOR NO KEY UPDATE`;
    const { challenge } = await findChallengeOfMember(ctx, openTransactionSql(tx), memberId);
    if (challenge?.state === 'running' || challenge?.state === 'not_begun') return;
    // Members see only their latest challenge, so the certificate of the finished challenge is
    // issued before they join a new one.
    if (challenge?.state === 'finished' && !challenge.certificate)
      await insertCertificate(ctx, tx, memberId, challenge);
    if (!(await enrolInOpenChallenge(ctx, tx, memberId)))
      throw new DomainError('conflict', t('No challenge is open now.'));
  });
}
