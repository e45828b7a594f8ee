import fs from 'node:fs';
import { parseEnvironment } from '~/config/env.server';
import { createContext, openApp } from '~/context.server';
import { importStatement } from '~/domain/statements/import-statement.server';
import { importStatementSchema } from '~/domain/statements/schemas';
import { uploaded } from '../factories/picture';

// Imports a bank statement twice as the given admin, into an account with the given name. Prints
// the seconds of both imports and their CPU time as JSON.
const [path = '', adminId = '', name = ''] = process.argv.slice(2);
const app = openApp(parseEnvironment(process.env));
const ctx = createContext(
  app,
  {
    kind: 'admin',
    adminId: Number(adminId),
    sessionId: 0,
    permissions: ['import_statements'],
    recentlyVerified: true,
  },
  { address: '127.0.0.1', requestId: 'statement' },
);
const file = uploaded(fs.readFileSync(path), 'statement.csv');
const measureImport = async (account: object) => {
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  await importStatement(ctx, importStatementSchema.parse({ date_order: 'dmy', ...account }), file);
  const { user, system } = process.cpuUsage(cpu);
  return { seconds: (performance.now() - start) / 1000, cpuSeconds: (user + system) / 1e6 };
};
const first = await measureImport({ account: 'new', name, kind: 'bank' });
const { id } = await ctx.db.statementAccount.findFirstOrThrow({ where: { name }, select: { id: true } });
const repeated = await measureImport({ account: String(id) });
process.stdout.write(JSON.stringify({ first, repeated }));
await app.close();
