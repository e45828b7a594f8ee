import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILT_COMMANDS } from '../../../sandbox/launch/commands.mjs';
import { waitUntilHealthy } from '../../../sandbox/launch/health.mjs';
import type { Platform } from '../../../sandbox/launch/platform.mjs';
import { findFreePorts } from '../../../sandbox/launch/ports.mjs';
import { startProgram } from '../../../sandbox/launch/program.mjs';
import { Receiver } from '../../sandbox/receiver';
import { type OwnRedis, prepareRedis } from '../../setup/own-redis';
import { preparePlatform } from '../../setup/platform.mjs';

// The tests run the built programs. An HTTP server replaces the trace collector and Sentry.

const MEMBER = { name: 'Meenakshi Sundaram', phonenumber: '9812345678', password: 'surya-namaskar-12' };
const VISITOR = { address: '203.0.113.77', agent: 'Telltale/1.0', cookie: 'telltale-cookie', query: 'telltale-query' };
const ENDED = { SENTRY_DSN: '', OTEL_EXPORTER_OTLP_ENDPOINT: '' };

let receiver: Receiver;
let redis: OwnRedis;
let platform: Platform;
let remove: () => Promise<void>;

beforeAll(async () => {
  receiver = await Receiver.listen();
  redis = await prepareRedis();
  await redis.start();
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    SENTRY_DSN: `http://publickey@127.0.0.1:${receiver.port}/7`,
    REDIS_URL: redis.url,
    SWEEP_SECONDS: '1',
  };
  ({ platform, remove } = await preparePlatform({ env, settings: { fsync: 'off' }, isQuick: true }));
  await platform.bringUp();
});

afterAll(async () => {
  await remove();
  await redis.remove();
  await receiver.close();
});

async function sendRequest(address: string, json?: object): Promise<Response> {
  const answer = await fetch(platform.getUrl('web') + address, {
    ...(json && { method: 'POST', body: JSON.stringify(json) }),
    headers: {
      ...(json && { 'Content-Type': 'application/json' }),
      'User-Agent': VISITOR.agent,
      Cookie: VISITOR.cookie,
      'X-Forwarded-For': VISITOR.address,
    },
  });
  await answer.arrayBuffer();
  return answer;
}

interface Sent {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  /** Attributes of the resource and of the span. */
  attributes: Record<string, unknown>;
}

interface Attribute {
  key: string;
  value: Record<string, unknown>;
}

const readAttributes = (list: Attribute[]) =>
  Object.fromEntries(list.map(({ key, value }) => [key, Object.values(value)[0]]));

function listSpans(): Sent[] {
  const exports = receiver.requests.filter((request) => request.path === '/v1/traces');
  return exports.flatMap(({ body }) =>
    (
      JSON.parse(body) as {
        resourceSpans: {
          resource: { attributes: Attribute[] };
          scopeSpans: { spans: (Omit<Sent, 'attributes'> & { attributes: Attribute[] })[] }[];
        }[];
      }
    ).resourceSpans.flatMap(({ resource, scopeSpans }) =>
      scopeSpans
        .flatMap((scope) => scope.spans)
        .map((span) => ({ ...span, attributes: readAttributes([...resource.attributes, ...span.attributes]) })),
    ),
  );
}

interface Report {
  tags: Record<string, string>;
  release: string;
  exception: { values: { type: string; value: string; stacktrace?: { frames: object[] } }[] };
}

function listReports(): Report[] {
  const envelopes = receiver.requests.filter((request) => request.path.startsWith('/api/7/envelope/'));
  return envelopes.map(({ body }) => JSON.parse(body.split('\n')[2] ?? '') as Report);
}

test('a request, its statements and its job are exported as spans', async () => {
  const { phonenumber } = MEMBER;
  expect((await sendRequest('/api/signup', MEMBER)).status).toBeLessThan(300);
  const code = await sendRequest(`/api/login/code?${VISITOR.query}`, { phonenumber });
  expect(code.status).toBe(200);
  const findSpan = (wanted: string) => listSpans().find((span) => span.name === wanted);
  await expect
    .poll(() => [findSpan('POST /api/login/code'), findSpan('job send-one-time-code')])
    .not.toContain(undefined);
  const request = findSpan('POST /api/login/code');
  expect(request?.attributes).toMatchObject({
    'service.name': 'sangha-web',
    'service.version': expect.stringMatching(/^\d+\.\d+\.\d+/),
    'http.route': '/api/login/code',
    'http.response.status_code': 200,
    'sangha.request_id': code.headers.get('X-Request-Id'),
  });
  const job = findSpan('job send-one-time-code');
  expect(job?.attributes).toMatchObject({ 'service.name': 'sangha-worker' });
  const listChildSpans = (parent: Sent | undefined) =>
    listSpans().filter(({ parentSpanId }) => parentSpanId === parent?.spanId);
  const statement = listChildSpans(request).find(({ attributes }) =>
    String(attributes['db.query.text']).includes('outbox_messages'),
  );
  expect(statement?.name).toMatch(/^(INSERT|WITH)$/);
  expect(listChildSpans(request).map(({ attributes }) => attributes['db.system.name'])).toContain('redis');
  expect(listChildSpans(job).map(({ name: operation }) => operation)).toContain('UPDATE');
  expect(listSpans().filter((span) => /healthz|readyz/.test(span.name))).toEqual([]);
});

test('an unexpected error of a request or a job is reported with its version and its place', async () => {
  const database = new pg.Client({ connectionString: platform.env.DATABASE_OWNER_URL ?? platform.env.DATABASE_URL });
  await database.connect();
  await database.query('ALTER TABLE faqs RENAME TO faqs_away');
  await database.query('ALTER TABLE outbox_messages RENAME TO outbox_away');
  const failed = await sendRequest(`/api/faqs?${VISITOR.query}`);
  expect(failed.status).toBe(500);
  const findReport = (tags: object) =>
    listReports().find((report) => Object.entries(tags).every(([k, v]) => report.tags[k] === v));
  await expect
    .poll(() => [findReport({ route: '/api/faqs' }), findReport({ job: 'sweep-outbox' })])
    .not.toContain(undefined);
  expect(findReport({ route: '/api/faqs' })).toMatchObject({
    release: expect.stringMatching(/^sangha@\d/),
    tags: { process: 'web', request_id: failed.headers.get('X-Request-Id') },
    exception: { values: [{ value: expect.stringContaining('faqs'), stacktrace: { frames: expect.any(Array) } }] },
  });
  expect(findReport({ job: 'sweep-outbox' })?.tags).toMatchObject({ process: 'worker' });
  await database.query('ALTER TABLE faqs_away RENAME TO faqs');
  await database.query('ALTER TABLE outbox_away RENAME TO outbox_messages');
  await database.end();
});

test('no exported data contains personal data or typed values', () => {
  const sent = receiver.requests.map(({ path: address, headers, body }) => address + JSON.stringify(headers) + body);
  expect(sent.length).toBeGreaterThan(3);
  const personal = [...Object.values(MEMBER), ...Object.values(VISITOR), 'Meenakshi'];
  for (const text of personal) expect(sent.filter((one) => one.includes(text)).join('\n'), text).toBe('');
});

/** Source of an import hook that logs the URL of each imported module. */
const LOG_IMPORTS = `export const resolve = async (name, context, next) => {
  const found = await next(name, context);
  process.getBuiltinModule('node:fs').appendFileSync(process.env.IMPORTS_FILE, found.url + '\\n');
  return found;
};`;
const toModuleUrl = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;

test.each([
  ['web', 'PORT', ENDED, []],
  ['worker', 'WORKER_PORT', ENDED, []],
  ['worker', 'WORKER_PORT', {}, ['@opentelemetry/sdk-trace-node', '@sentry/core']],
] as const)('a %s process (%s) with %o loads %j', async (part, portSetting, env, expected) => {
  const [port = 0] = await findFreePorts(1);
  const IMPORTS_FILE = path.join(platform.dataDir, `imports-${part}-${port}`);
  const hook = `import { register } from 'node:module'; register(${JSON.stringify(toModuleUrl(LOG_IMPORTS))});`;
  const program = startProgram({
    title: part,
    args: ['--import', toModuleUrl(hook), ...BUILT_COMMANDS[part]],
    env: { ...platform.env, ...env, [portSetting]: `${port}`, IMPORTS_FILE },
    log: `${IMPORTS_FILE}.log`,
  });
  await waitUntilHealthy(`http://127.0.0.1:${port}/readyz`);
  await program.stop();
  const imports = fs.readFileSync(IMPORTS_FILE, 'utf8');
  const libraries = [
    'pino',
    '@opentelemetry/sdk-trace-node',
    '@opentelemetry/exporter-trace-otlp-http',
    '@sentry/core',
  ];
  const loaded = libraries.filter((name) => imports.includes(`/node_modules/${name}/`));
  expect(loaded).toEqual(expect.arrayContaining(['pino', ...expected]));
  if (expected.length === 0) expect(loaded).toEqual(['pino']);
});
