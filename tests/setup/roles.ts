import fs from 'node:fs';
import pg from 'pg';

const PASSWORDS = { sangha_owner: 'owners-password', sangha_app: 'apps-password' };

/**
 * Creates the database roles of the owner and of the application, as deploy/postgres/roles.sh does.
 * Returns the database URL for each role.
 */
export async function createRoles(superuserUrl: string): Promise<{ DATABASE_OWNER_URL: string; DATABASE_URL: string }> {
  const sql = /<<'SQL'\n(.*)\nSQL/s.exec(fs.readFileSync('deploy/postgres/roles.sh', 'utf8'))?.[1] ?? '';
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query(
    sql
      .replace(":'owner'", client.escapeLiteral(PASSWORDS.sangha_owner))
      .replace(":'app'", client.escapeLiteral(PASSWORDS.sangha_app))
      .replace(':"db"', client.escapeIdentifier(new URL(superuserUrl).pathname.slice(1))),
  );
  await client.end();
  const buildUrl = (username: keyof typeof PASSWORDS) =>
    Object.assign(new URL(superuserUrl), { username, password: PASSWORDS[username] }).href;
  return { DATABASE_OWNER_URL: buildUrl('sangha_owner'), DATABASE_URL: buildUrl('sangha_app') };
}
