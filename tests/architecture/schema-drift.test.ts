import { expect, test } from 'vitest';
import { schemaDiff } from '../../prisma/schema-diff.mjs';
import { createTestDatabase } from '../setup/database';

test('a migrated database is what prisma/schema says', async () => {
  const database = await createTestDatabase();
  expect(await schemaDiff(database.url)).toBe('');
  await database.drop();
});
