import pg from 'pg';

/**
 * Grants the application role access to rows but not the right to change the schema.
 * Source: docs/operations/configure.md#roles.
 */
export async function grantApplicationRole(ownerUrl: string, role: string): Promise<void> {
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
