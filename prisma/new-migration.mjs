// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { findSchemaDifferences } from './schema-diff.mjs';

// Creates a migration from the difference between the migrated database and the files in
// prisma/schema.
const [name = ''] = process.argv.slice(2);
if (!/^[a-z][a-z\d_]*$/.test(name)) throw new Error('Usage: npm run db:migration -- <name_in_small_letters>');

const sql = await findSchemaDifferences(process.env.DATABASE_URL ?? '');
if (sql) {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const file = path.join('prisma/migrations', `${stamp}_${name}`, 'migration.sql');
  fs.mkdirSync(path.dirname(file));
  fs.writeFileSync(file, `${sql}\n`);
  console.log(file);
} else console.log('The database already matches prisma/schema. Change the schema first, then run npm run db:migrate.');
