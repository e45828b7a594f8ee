import type { Transaction } from '~/db/client.server';
import type { Context } from '../context';

/**
 * Enrols a member in the challenge that is open to join. Returns false if there is none.
 * Source: docs/rules.md#challenges.
 */
export async function enrolInOpenChallenge({ clock }: Context, tx: Transaction, memberId: number): Promise<boolean> {
  const enrolled = await tx.$executeRaw`
    INSERT INTO challenge_enrolments (challenge_id, member_id, joined_at)
    SELECT id, ${memberId}::int, ${clock.now()} FROM open_challenge(${clock.today()}::date, ${memberId}::int)
    ON CONFLICT (member_id, challenge_id) DO NOTHING`;
  return enrolled > 0;
}
