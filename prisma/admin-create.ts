import { createInterface } from 'node:readline';
import { once } from 'node:events';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { getCommandConfig } from '~/config/config.server';
import { openApp, createSystemContext } from '~/context.server';
import { addAdmin } from '~/domain/admins/add-admin.server';
import { PERMISSIONS } from '~/domain/admins/policy';
import { addAdminSchema } from '~/domain/admins/schemas';
import { exitWithMessage } from '~/lib/exit-with-message';

const USAGE =
  'Usage: npm run admin:create -- <username> <name> <email> [--member-phone <phone>], the password on standard input';

await createAdmin().catch(exitWithMessage);

/** Creates an admin with all permissions, as the first admin or for emergencies. */
async function createAdmin(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'member-phone': { type: 'string' } },
  });
  const [username, name, email] = positionals;
  if (positionals.length !== 3) throw new Error(USAGE);
  const parsed = addAdminSchema.safeParse({
    username,
    name,
    email,
    permissions: PERMISSIONS,
    memberPhone: values['member-phone'],
    password: await readPassword(),
  });
  if (!parsed.success)
    throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  const app = openApp(getCommandConfig());
  try {
    await addAdmin(createSystemContext(app, 'admin-create'), parsed.data);
    console.log(`${parsed.data.username} can log in at /admin/login`);
  } finally {
    await app.close();
  }
}

/** Reads the first line of standard input. On a terminal, the typed characters are not shown. */
async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) process.stderr.write('Password: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  const [line] = (await Promise.race([once(lines, 'line'), once(lines, 'close')])) as [string?];
  lines.close();
  return line ?? '';
}
