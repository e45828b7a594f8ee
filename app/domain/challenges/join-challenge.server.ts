import { t } from '~/i18n/messages/message';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { requireMember } from '../members/require-member';
import { enrolInOpenChallenge } from '../members/enrol-in-challenge.server';
import { insertCertificate } from './issue-certificate.server';
import { findChallengeOfMember } from './own-challenge.server';

/** Joins the open challenge. Throws conflict if there is none. Source: docs/rules.md#challenges. */
export async function joinChallenge(ctx: Context): Promise<void> {
  const memberId = requireMember(ctx);
  await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM members WHERE id = ${memberId} FOR NO KEY UPDATE`;
    const { challenge } = await findChallengeOfMember(ctx, tx, memberId);
    if (challenge?.state === 'running' || challenge?.state === 'not_begun') return;
    // Only the latest challenge is shown, so the certificate of this one is issued now.
    if (challenge?.state === 'finished' && !challenge.certificate)
      await insertCertificate(ctx, tx, memberId, challenge);
    if (!(await enrolInOpenChallenge(ctx, tx, memberId)))
      throw new DomainError('conflict', t('No challenge is open now.'));
  });
}
