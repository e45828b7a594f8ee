import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findFreePorts } from '../../sandbox/launch/ports.mjs';
import { startSupervisedProgram } from '../setup/supervised-program';
import { findPgBouncer } from '../setup/executable.mjs';

/**
 * Starts PgBouncer in transaction mode with a small number of connections, as described in
 * docs/operations/scale.md.
 */
export async function startPgBouncer(databaseUrl: string, connections: number) {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const [ownPort = 0] = await findFreePorts(1);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sangha-pgbouncer-'));
  fs.chmodSync(folder, 0o755);
  const file = path.join(folder, 'pgbouncer.ini');
  const name = pathname.slice(1);
  const login = `user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}`;
  fs.writeFileSync(
    file,
    [
      '[databases]',
      `${name} = host=${hostname} port=${port} dbname=${name} ${login}`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1\nlisten_port = ${ownPort}\nunix_socket_dir =`,
      'auth_type = any\npool_mode = transaction\nmax_client_conn = 500',
      `default_pool_size = ${connections}\nignore_startup_parameters = options, statement_timeout, extra_float_digits`,
    ].join('\n'),
  );
  // PgBouncer refuses to run as root.
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const server = await startSupervisedProgram({
    folder,
    port: ownPort,
    file: findPgBouncer(),
    args: ['-q', ...asNobody, file],
  });
  return {
    url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${ownPort}` }).href,
    stop: async () => {
      await server.end('SIGINT');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
