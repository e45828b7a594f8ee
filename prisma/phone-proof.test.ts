import { expect, test } from 'vitest';
import { migrate } from '~/db/migrate.server';
import { databaseBefore } from '../tests/setup/migrations';

const MIGRATION = '20261127101000_phone_proof';
const USED = '2026-03-02T06:00:00.000Z';
const LATER = '2026-04-05T06:00:00.000Z';

const code = (phone: string, consumedAt: string | null) => `
  INSERT INTO otp_codes (purpose, phone, member_id, salt, code_hash, created_at, expires_at, consumed_at)
  SELECT 'password_reset', ${phone}, id, '', '', '${USED}', '${LATER}', ${consumedAt ? `'${consumedAt}'` : 'NULL'}
  FROM members WHERE name = $1`;

const change = (usedAt: string | null) => `
  INSERT INTO phone_changes (member_id, old_phone, token_hash, created_at, expires_at, used_at)
  SELECT id, '+910000000000', sha256(name::bytea), '${USED}', '${LATER}', ${usedAt ? `'${usedAt}'` : 'NULL'}
  FROM members WHERE name = $1`;

/** What happened before the migration, and since when it proves the phone. */
const MEMBERS: Record<string, { rows: string[]; provedAt: string | null }> = {
  'used a code': { rows: [code('phone', LATER), code('phone', USED)], provedAt: USED },
  'confirmed a changed phone': { rows: [change(null)], provedAt: USED },
  'got back a changed phone': { rows: [change(LATER)], provedAt: LATER },
  'wrote STOP': { rows: [`UPDATE members SET notices_stopped_at = '${USED}' WHERE name = $1`], provedAt: USED },
  'is proved already': {
    rows: [`UPDATE members SET phone_proved_at = '${LATER}' WHERE name = $1`, code('phone', USED)],
    provedAt: LATER,
  },
  'was sent a code and did not use it': { rows: [code('phone', null)], provedAt: null },
  'used a code for another phone': { rows: [code("'+910000000000'", USED)], provedAt: null },
  'has done nothing': { rows: [], provedAt: null },
};

test('the migration takes phones as proved by what their members did before, and no others', async () => {
  const { url, connect } = await databaseBefore(MIGRATION);
  const db = await connect();
  for (const [at, [name, { rows }]] of Object.entries(MEMBERS).entries()) {
    await db.query(
      `INSERT INTO members (name, phone, password_hash, referral_code, consented_at, consent_version, created_at, updated_at)
        VALUES ($1, $2, '', $3, now(), '1', now(), now())`,
      [name, `+91980000000${at}`, `PROOF${at}`],
    );
    for (const sql of rows) await db.query(sql, [name]);
  }
  await migrate(url);
  const { rows } = await db.query<{ name: string; phone_proved_at: Date | null }>(
    'SELECT name, phone_proved_at FROM members ORDER BY id',
  );
  expect(Object.fromEntries(rows.map((row) => [row.name, row.phone_proved_at?.toISOString() ?? null]))).toEqual(
    Object.fromEntries(Object.entries(MEMBERS).map(([name, { provedAt }]) => [name, provedAt])),
  );
});
