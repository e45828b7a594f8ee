import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { MAX_DRAIN_MS as WEB_DRAIN_MS } from '~/server/remix-serve.server';
import { ENV_VARIABLE_NAMES, parseEnvironment } from '~/config/env.server';
import { getMemoryFlags } from '../../sandbox/launch/memory-flags.mjs';
import { DRAIN_MS as WORKER_DRAIN_MS } from '../../worker/start-workers';
import { testEnvironment } from '../setup/environment';

const read = (file: string) => fs.readFileSync(file, 'utf8');

const units = fs
  .readdirSync('deploy/systemd')
  .filter((name) => /^sangha-(migrate|web@|worker@)\.service$/.test(name))
  .map((name) => path.join('deploy/systemd', name));

/** Variables that are used only by the images and the compose file, not by the application. */
const OTHERS = [
  'POSTGRES_PASSWORD',
  'POSTGRES_DB',
  'DATABASE_PASSWORD',
  'DATABASE_OWNER_PASSWORD',
  'REDIS_PASSWORD',
  'REDISCLI_AUTH',
  'PROXY_PORT',
  'SITE_ADDRESS',
  'HEALTH_URL',
  ...Object.keys(getMemoryFlags('web')),
];

/** A service in compose.yaml, with its merged sections. */
interface Service {
  image?: string;
  build?: { context: string; args: string[] };
  command?: string[];
  environment?: Record<string, string>;
  env_file?: string;
  ports?: string[];
  volumes?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test?: string[]; disable?: boolean };
  restart?: string;
  stop_grace_period?: string;
  deploy?: { replicas: number };
  networks?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  mem_limit?: string;
  pids_limit?: number;
}

const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const { services } = compose;
const ours = Object.entries(services).filter(([, { image }]) => image === 'sangha');

function findNames(text: string, ...shapes: RegExp[]): string[] {
  return shapes.flatMap((shape) => Array.from(text.matchAll(shape), ([, name = '']) => name));
}

test.each([
  ['Dockerfile', [/^ENV ([A-Z0-9_]+)=/gm]],
  ...units.map((unit) => [unit, [/^Environment="?([A-Z0-9_]+)=/gm]] as [string, RegExp[]]),
] as [string, RegExp[]][])('%s sets only known variables', (file, shapes) => {
  const named = findNames(read(file), ...shapes);
  expect(named).toContain('NODE_ENV');
  expect(named.filter((name) => ![...ENV_VARIABLE_NAMES, ...OTHERS].includes(name))).toEqual([]);
});

test('the image contains the files it copies, and these are in the build context', () => {
  const sent = findNames(read('.dockerignore'), /^!(.+)$/gm);
  for (const name of sent) expect(fs.existsSync(name), name).toBe(true);
  expect(sent).toEqual(
    expect.arrayContaining(['app', 'worker', 'prisma', 'public', 'package.json', 'package-lock.json']),
  );
  expect(read('.dockerignore').split('\n')[0]).toBe('*');
});

test('files imported by the sources of the image are in the build context', () => {
  const sent = findNames(read('.dockerignore'), /^!(.+)$/gm);
  const isSent = (file: string) => sent.some((name) => file === name || file.startsWith(`${name}/`));
  const files = sent.flatMap((name) =>
    fs.statSync(name).isDirectory()
      ? fs.readdirSync(name, { recursive: true, encoding: 'utf8' }).map((file) => path.join(name, file))
      : [name],
  );
  const sources = files.filter((file) => /\.(ts|tsx|mjs|js|css)$/.test(file) && !/\.test\.tsx?$|generated/.test(file));
  const imports = sources.flatMap((file) =>
    findNames(read(file), /\b(?:from|import) *\(?['"]((?:~|\.{1,2})\/[^'"?]+)/g).map((name) =>
      name.startsWith('~/') ? path.join('app', name.slice(2)) : path.join(path.dirname(file), name),
    ),
  );
  expect(imports).toContain('docs/openapi.json');
  expect(imports.filter((file) => !isSent(file))).toEqual([]);
});

test('the image, the documents and sangha doctor agree on the version of Node', () => {
  const named = [
    ['Dockerfile', /^FROM node:(\d+)-/gm],
    ['docs/operations/install.md', /"node-linux-.+ process\.arch\)@(\d+)"/g],
    ['docs/operations/deploy.md', /"node-linux-.+ process\.arch\)@(\d+)"/g],
    ['deploy/systemd/sangha', /"\$\{version%%\.\*\}" -ge (\d+)/g],
  ] as [string, RegExp][];
  for (const [file, shape] of named) expect([...new Set(findNames(read(file), shape))], file).toEqual(['24']);
});

test('the image contains no program of the demo, whose accounts have published passwords', () => {
  expect(read('Dockerfile')).toContain('npm run bundle -- --without-demo');
  const kept =
    /entryPoints: \{([^}]+)/.exec(read('esbuild.config.mjs').replace('...(withDemo && demo)', ''))?.[1] ?? '';
  expect(kept).toContain("'admin-create'");
  expect(kept).not.toMatch(/seed|sandbox/);
});

test('the stop timeouts are longer than the drain time', () => {
  const readStopTimeout = (file: string, shape: RegExp) => Number(findNames(read(file), shape)[0]);
  const notice = parseEnvironment(testEnvironment('postgresql://host/db', 'http://host')).web.drainNoticeSeconds;
  const [web, worker] = [WEB_DRAIN_MS / 1000 + notice, WORKER_DRAIN_MS / 1000];
  expect(Number.parseInt(services['web-1']?.stop_grace_period ?? '')).toBeGreaterThan(web);
  expect(Number.parseInt(services.worker?.stop_grace_period ?? '')).toBeGreaterThan(worker);
  expect(readStopTimeout('deploy/systemd/sangha-web@.service', /^TimeoutStopSec=(\d+)$/gm)).toBeGreaterThan(web);
  expect(readStopTimeout('deploy/systemd/sangha-worker@.service', /^TimeoutStopSec=(\d+)$/gm)).toBeGreaterThan(worker);
});

test.each([
  ['Dockerfile', 'web'],
  ['deploy/systemd/sangha-web@.service', 'web'],
  ['deploy/systemd/sangha-worker@.service', 'worker'],
] as const)('%s limits the memory of its processes like npm start', (file, part) => {
  const lines = read(file)
    .replaceAll(/^(Environment=|ENV )|"/gm, '')
    .split('\n');
  expect(lines).toEqual(
    expect.arrayContaining(Object.entries(getMemoryFlags(part)).map(([name, value]) => `${name}=${value}`)),
  );
});

test('systemd starts a unit again until it succeeds, and restarts a process that hangs', () => {
  for (const unit of units) {
    expect(read(unit), unit).toMatch(/^Restart=(always|on-failure)$/m);
    expect(read(unit), unit).toMatch(/^StartLimitIntervalSec=0$/m);
    expect(/^WatchdogSec=/m.test(read(unit)), unit).toBe(!unit.includes('migrate'));
  }
});

test('web and worker wait for the migrations, and only the migrations use the owner role', () => {
  const isOf = (unit: string, name: string) => unit.includes(name);
  for (const unit of units.filter((one) => !isOf(one, 'migrate')))
    expect(read(unit)).toMatch(/^Wants=.*sangha-migrate\.service$/m);
  const readers = units.filter((unit) => read(unit).includes('/etc/sangha/owner'));
  expect(readers).toEqual(units.filter((unit) => isOf(unit, 'migrate')));
  for (const [name, { environment }] of ours)
    expect(environment ?? {}, name).toEqual(
      name === 'migrate'
        ? expect.objectContaining({ DATABASE_OWNER_URL: expect.any(String) })
        : expect.not.objectContaining({ DATABASE_OWNER_URL: expect.anything() }),
    );
});

test('the environment files of the units set only known settings', () => {
  for (const file of ['environment.example', 'owner.example']) {
    const named = findNames(read(`deploy/systemd/${file}`), /^([A-Z0-9_]+)=/gm);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !ENV_VARIABLE_NAMES.includes(name))).toEqual([]);
  }
});

test.each(units)('%s restricts what a compromised process can write, become or fill', (file) => {
  const set = new Set(read(file).split('\n'));
  const missing = [
    'User=sangha',
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'ProtectHome=yes',
    'PrivateTmp=yes',
    'PrivateDevices=yes',
    'RestrictNamespaces=yes',
    'CapabilityBoundingSet=',
    'UMask=0077',
    'SystemCallFilter=@system-service',
    'SystemCallFilter=~@privileged @resources',
    ...(file.includes('migrate') ? [] : ['OOMPolicy=continue', 'Slice=sangha-programs.slice']),
  ].filter((line) => !set.has(line));
  expect(missing).toEqual([]);
  expect(read(file)).toMatch(/^TasksMax=\d+$/m);
});

test('the limits of memory leave room for images, and add up on a machine with 4 GB', () => {
  const readMegabytes = (file: string, shape: RegExp) => Number(findNames(read(file), shape)[0]);
  const limit = /^MemoryMax=(\d+)M$/gm;
  expect(readMegabytes('deploy/systemd/sangha-web@.service', limit)).toBeGreaterThanOrEqual(350 + 450);
  expect(readMegabytes('deploy/systemd/sangha-worker@.service', limit)).toBeGreaterThanOrEqual(350);
  const programs = readMegabytes('deploy/systemd/sangha-programs.slice', limit);
  const CONNECTIONS = 80 * 5;
  const database = readMegabytes('deploy/postgres/sangha.conf', /^shared_buffers = (\d+)MB$/gm) + CONNECTIONS;
  // Redis, Caddy, the monitoring and the system.
  const OTHER_PROGRAMS = 700;
  expect(programs).toBeGreaterThanOrEqual(4 * 350 + 450);
  expect(programs + database + OTHER_PROGRAMS).toBeLessThanOrEqual(4096);
});

describe('compose.yaml', () => {
  test('gives a worker the heap settings of npm start, instead of those of the image', () => {
    expect(services.worker?.environment).toMatchObject({ NODE_OPTIONS: getMemoryFlags('worker').NODE_OPTIONS });
  });

  test('restricts what a compromised process can write, become or fill, and the proxy has no database access', () => {
    for (const [name, service] of ours)
      expect(service, name).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        mem_limit: expect.any(String),
        pids_limit: expect.any(Number),
      });
    for (const [name, { security_opt }] of Object.entries(services))
      expect(security_opt, name).toContain('no-new-privileges:true');
    expect([services.postgres, services.redis].map((service) => service?.networks)).toEqual([['backend'], ['backend']]);
    expect(services.proxy?.networks).toEqual(['frontend']);
    for (const [name, { environment }] of ours) expect(environment?.DATABASE_URL, name).toContain('//sangha_app:');
    expect(services.redis?.command).toContain('--requirepass');
  });

  test('is one image with a command each: migrations once, two named web processes and two workers', () => {
    const commands = Object.fromEntries(ours.map(([name, { command }]) => [name, command?.join(' ')]));
    expect(commands).toEqual({
      migrate: 'node build/migrate.js',
      'web-1': 'node build/web.js build/server/index.js',
      'web-2': 'node build/web.js build/server/index.js',
      worker: 'node build/worker.js',
    });
    expect(services.worker?.deploy?.replicas).toBe(2);
    expect(services['web-2']).toEqual(services['web-1']);
    expect(ours.filter(([, { build }]) => build).map(([name]) => name)).toEqual(['migrate']);
    expect(services.migrate?.build?.args).toEqual(findNames(read('Dockerfile'), /^ARG ([A-Z_]+)$/gm));
  });

  test('sets only known variables, and reads secrets that it does not contain', () => {
    const set = Object.values(services).flatMap(({ environment }) => Object.keys(environment ?? {}));
    const variables = Array.from(
      read('compose.yaml').matchAll(/\$\{([A-Z0-9_]+)([^}]*)\}/g),
      ([, name, otherwise]) => ({
        name: name ?? '',
        otherwise,
      }),
    );
    const names = new Set([...set, ...variables.map(({ name }) => name)]);
    expect([...names].filter((name) => ![...ENV_VARIABLE_NAMES, ...OTHERS].includes(name))).toEqual([]);
    const secret = /PASSWORD|SECRET|TOKEN|KEY/;
    expect(variables.filter(({ name, otherwise }) => secret.test(name) && otherwise !== ':?')).toEqual([]);
    const written = Object.values(services).flatMap(({ environment }) => Object.entries(environment ?? {}));
    expect(written.filter(([name, value]) => secret.test(name) && value !== `\${${name}:?}`)).toEqual([]);
    for (const [name, { env_file: file }] of ours) expect(file, name).toBe('app.env');
  });

  test('starts web and worker once the schema exists and database and queue are healthy', () => {
    for (const name of ['web-1', 'web-2', 'worker'])
      expect(services[name]?.depends_on).toEqual({
        migrate: { condition: 'service_completed_successfully' },
        redis: { condition: 'service_healthy' },
      });
    expect(services.migrate?.depends_on).toEqual({ postgres: { condition: 'service_healthy' } });
    expect(services.proxy?.depends_on).toEqual({
      'web-1': { condition: 'service_healthy' },
      'web-2': { condition: 'service_healthy' },
    });
  });

  test('checks the health of each service', () => {
    // The image of PostgreSQL runs a temporary server on a socket while it creates the database.
    expect(services.postgres?.healthcheck?.test?.join(' ')).toContain('pg_isready -h 127.0.0.1');
    expect(services.redis?.healthcheck?.test).toBeDefined();
    const imageAsks = findNames(read('Dockerfile'), /^ENV HEALTH_URL=(\S+)$/gm)[0] ?? '';
    for (const [name, { environment = {}, healthcheck }] of ours) {
      if (name === 'migrate') continue;
      expect(healthcheck, name).toBeUndefined();
      const port = environment.PORT ?? environment.WORKER_PORT;
      expect(environment.HEALTH_URL ?? imageAsks, name).toBe(`http://127.0.0.1:${port}/healthz`);
    }
    expect(services.migrate).toMatchObject({ restart: 'no', healthcheck: { disable: true } });
  });

  test('exposes only the proxy, which knows both web processes', () => {
    const open = Object.entries(services).filter(([, { ports }]) => ports);
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    expect(services.proxy?.volumes).toContain('./deploy/Caddyfile:/etc/caddy/Caddyfile:ro');
    const upstreams = findNames(read('deploy/Caddyfile'), /\{\$WEB_UPSTREAMS:([^}]+)\}/g)[0]?.split(' ');
    expect(upstreams).toEqual(['web-1', 'web-2'].map((name) => `${name}:${services[name]?.environment?.PORT}`));
    for (const name of ['web-1', 'web-2']) expect(services[name]?.environment?.TRUST_PROXY).toBe('1');
  });

  test('has the services and programs that the commands of deploy.md name', () => {
    const commands = findNames(read('docs/operations/deploy.md'), /^docker compose (.+)$/gm);
    const programs = commands.flatMap((command) => findNames(command, /\bbuild\/([a-z-]+)\.js/g));
    expect(programs).toContain('delete-accounts-again');
    for (const program of programs) expect(read('esbuild.config.mjs'), program).toContain(`'${program}':`);
    const named = commands.flatMap((command) =>
      findNames(command, /^(?:exec|run)(?: -\S+)* (\S+)/g, /^(?:stop|up)(?: -\S+)* (\S.*)/g),
    );
    const names = named.flatMap((list) => list.split(' ')).filter((name) => !name.startsWith('-'));
    expect([...new Set(names)].sort()).toEqual(Object.keys(services).sort());
  });

  test('keeps permanent data on volumes', () => {
    const mounts = Object.values(services).flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')));
    const named = mounts.filter(([source]) => !source?.startsWith('.')).map(([source]) => source);
    expect([...new Set(named)].sort()).toEqual(Object.keys(compose.volumes).sort());
    for (const [name, { volumes, environment }] of ours)
      expect(volumes, name).toContain(`files:${environment?.DATA_DIR}`);
    expect(services.postgres?.volumes).toContain('database:/var/lib/postgresql');
    expect(services.redis?.volumes).toEqual(['queue:/data']);
    expect(services.redis?.command).toEqual(expect.arrayContaining(['--appendonly', 'yes', 'noeviction']));
  });
});
