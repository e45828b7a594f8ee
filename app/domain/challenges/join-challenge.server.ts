import { say } from '~/i18n/messages/say';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { actingMember } from '../members/acting-member';
import { enrolInOpenChallenge } from '../members/enrol-in-challenge.server';
import { writeCertificate } from './issue-certificate.server';
import { readChallengeOf } from './own-challenge.server';

/** Joins the open challenge. Throws conflict if there is none. Source: docs/rules.md#challenges. */
export async function joinChallenge(ctx: Context): Promise<void> {
  const memberId = actingMember(ctx);
  await ctx.db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM members WHERE id = ${memberId} FOR NO KEY UPDATE`;
    const { challenge } = await readChallengeOf(ctx, tx, memberId);
    if (challenge?.state === 'running' || challenge?.state === 'not_begun') return;
    // Only the latest challenge is shown, so the certificate of this one is issued now.
    if (challenge?.state === 'finished' && !challenge.certificate) await writeCertificate(ctx, tx, memberId, challenge);
    if (!(await enrolInOpenChallenge(ctx, tx, memberId)))
      throw new DomainError('conflict', say('No challenge is open now.'));
  });
}
