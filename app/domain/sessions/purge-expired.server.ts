import { ROWS_AT_ONCE } from '~/lib/id-ranges';
import type { Context } from '../context';

const KEEP_CODES_MS = 2 * 24 * 3_600_000;

/**
 * Removes what has served its time, so many rows a statement: ended sessions, one-time codes and guesses of earlier days, spent rate limits.
 * Returns how many rows.
 */
export async function purgeExpired({ db, clock }: Context): Promise<number> {
  const now = clock.now();
  const codesBefore = new Date(now.getTime() - KEEP_CODES_MS);
  const purges = [
    () => db.$executeRaw`DELETE FROM sessions WHERE id IN (
      SELECT id FROM sessions WHERE expires_at <= ${now} LIMIT ${ROWS_AT_ONCE})`,
    () => db.$executeRaw`DELETE FROM otp_codes WHERE id IN (
      SELECT id FROM otp_codes WHERE created_at < ${codesBefore} LIMIT ${ROWS_AT_ONCE})`,
    () => db.$executeRaw`DELETE FROM otp_guess_days WHERE (phone, day) IN (
      SELECT phone, day FROM otp_guess_days WHERE day < ${clock.today()}::date LIMIT ${ROWS_AT_ONCE})`,
    () => db.$executeRaw`DELETE FROM rate_limits WHERE key IN (
      SELECT key FROM rate_limits WHERE expire <= ${now.getTime()} LIMIT ${ROWS_AT_ONCE})`,
  ];
  let purged = 0;
  for (const purge of purges) {
    let count: number;
    do purged += count = await purge();
    while (count === ROWS_AT_ONCE);
  }
  return purged;
}
