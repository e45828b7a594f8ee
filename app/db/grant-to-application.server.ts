import pg from 'pg';

/**
 * Gives the role that the programs run as what they need of a database that another role owns: rows, of the ledger and the audit log to read
 * and to add alone. It makes, empties and changes no table. Names the role, which must exist. Source: docs/operations.md#roles.
 */
export async function grantToApplication(ownerUrl: string, role: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  const name = client.escapeIdentifier(role);
  try {
    await client.query(`
      GRANT USAGE ON SCHEMA public, bullmq TO ${name};
      GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, bullmq TO ${name};
      GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, bullmq TO ${name};
      REVOKE UPDATE, DELETE ON audit_entries, karma_entries FROM ${name};
      REVOKE INSERT, UPDATE, DELETE ON _prisma_migrations FROM ${name}`);
  } finally {
    await client.end();
  }
}
