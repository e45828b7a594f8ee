import { expect, test } from 'vitest';
import { findSchemaDifferences } from '../../prisma/schema-diff.mjs';
import { createTestDatabase } from '../setup/database';

test('a migrated database matches prisma/schema', async () => {
  const database = await createTestDatabase();
  expect(await findSchemaDifferences(database.url)).toBe('');
  await database.drop();
});
