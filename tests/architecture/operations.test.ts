import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { register } from 'prom-client';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { parseEnvironment } from '~/config/env.server';
import { getMaxConnections } from '~/jobs/connections';
import '~/lib/collect-metrics.server';
import '~/http/load-shedding/load-shedder.server';
import { listPlaceholders, listTemplateSettings, type TemplateKey, TEMPLATES } from '../../sandbox/templates.mjs';
import { testEnvironment } from '../setup/environment';

const PAGES = fs.readdirSync('docs/operations').map((name) => `docs/operations/${name}`);
const RULES = ['rules.yml', 'messages.rules.yml'].map((name) => `deploy/prometheus/${name}`);
const DASHBOARD = 'deploy/grafana/sangha.json';

const read = (file: string) => fs.readFileSync(file, 'utf8');

const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && fs.existsSync(file));

function listAnchors(page: string): string[] {
  return Array.from(read(page).matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/ /g, '-'),
  );
}

test('every link between documents leads to an existing page and heading', () => {
  const links = documents.flatMap((document) =>
    Array.from(read(document).matchAll(/\]\((?!\w+:)([^)#\s]*)(?:#([^)\s]*))?\)/g), ([, file = '', anchor]) => ({
      document,
      target: file ? path.join(path.dirname(document), file) : document,
      anchor,
    })),
  );
  expect(links.length).toBeGreaterThan(100);
  const isBroken = ({ target, anchor }: (typeof links)[number]) =>
    !fs.existsSync(target) || (anchor !== undefined && !listAnchors(target).includes(anchor));
  expect(links.filter(isBroken)).toEqual([]);
});

test.each(PAGES)('%s is short, and its lines fit a screen', (page) => {
  const lines = read(page).trimEnd().split('\n');
  // The page of the alerts is opened at one section and not read as a whole.
  expect(lines.length).toBeLessThanOrEqual(page.endsWith('/alerts.md') ? 200 : 150);
  // Table rows cannot be wrapped, so they are not limited to 100 characters.
  expect(lines.filter((line) => line.length > 100 && !/^\s*\|/.test(line))).toEqual([]);
});

describe('docs/operations/messages.md', () => {
  const page = read('docs/operations/messages.md');

  test('states the number of parameters of the templates', () => {
    const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];
    const stated = Array.from(
      page.matchAll(/`TWILIO_TEMPLATE_(\w+)` has (\w+) parameters?:/g),
      ([, name = '', count]) => {
        const body = TEMPLATES.en[name.toLowerCase() as TemplateKey];
        return [name, count, NUMBERS[listPlaceholders({ body }).length]];
      },
    );
    expect(stated.length).toBeGreaterThan(4);
    expect(stated.filter(([, count, right]) => count !== right)).toEqual([]);
  });

  test('and environment.example together list every template', () => {
    const listed = [
      page.match(/^\| `TWILIO_TEMPLATE_\w+/gm),
      read('deploy/systemd/environment.example').match(/TWILIO_TEMPLATE_\w+/g),
    ];
    const names = listed.flatMap((some) => (some ?? []).map((one) => one.replace('| `', '')));
    const english = Object.keys(listTemplateSettings()).filter((name) => !/_(?:HI|MR)$/.test(name));
    expect(names.sort()).toEqual(english.sort());
  });
});

test('every database on a machine has the same encoding, and names need UTF-8', () => {
  const created = PAGES.flatMap((page) => read(page).match(/su postgres -c 'createdb [^']*'/g) ?? []);
  expect(created.length).toBeGreaterThan(3);
  expect(created.filter((command) => !command.includes('--encoding=UTF8 --locale=C.UTF-8'))).toEqual([]);
});

interface Alert {
  alert: string;
  expr: string;
  annotations: { runbook_url?: string };
}

const alerts = RULES.flatMap((file) =>
  (parse(read(file)) as { groups: { rules: Alert[] }[] }).groups.flatMap(({ rules }) => rules),
);

test('each alert leads to its entry in docs/operations/alerts.md, and each entry has an alert', () => {
  const names = alerts.map(({ alert }) => alert);
  // The commands in monitor.md replace the repository by the one that install.md uses.
  const [, source = ''] = /SOURCE=(\S+)\.git/.exec(read('docs/operations/install.md')) ?? [];
  expect(read('docs/operations/monitor.md')).toContain(`s|${source}|\${SOURCE%.git}|`);
  for (const { alert, annotations } of alerts)
    expect(annotations.runbook_url).toBe(`${source}/blob/main/docs/operations/alerts.md#${alert.toLowerCase()}`);
  const entries = Array.from(read('docs/operations/alerts.md').matchAll(/^## (.+)$/gm), ([, name]) => name);
  expect(entries.sort()).toEqual(names.sort());
});

/**
 * Metrics that the application does not export itself. They come from Prometheus, its exporters and
 * the backup services.
 */
const OTHERS = [
  'up',
  'probe_success',
  'probe_ssl_earliest_cert_expiry',
  'node_filesystem_avail_bytes',
  'node_filesystem_size_bytes',
  'sangha_backup_last_success_timestamp_seconds',
];

async function listOwnMetrics(): Promise<Set<string>> {
  const own = await register.getMetricsAsJSON();
  const suffixes = ['', '_bucket', '_count', '_sum'];
  return new Set([
    ...OTHERS,
    ...own.flatMap(({ name, type }) =>
      (String(type) === 'histogram' ? suffixes : ['']).map((suffix) => `${name}${suffix}`),
    ),
  ]);
}

/** Returns the metric names in a PromQL expression, without its functions, labels and keywords. */
function listMetrics(expression: string): string[] {
  const bare = expression
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\boffset \w+/g, ' ')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, ' ');
  return Array.from(bare.matchAll(/\b[a-z_][a-z\d_]*\b(?!\s*\()/g), ([name]) => name).filter(
    (name) => !['and', 'or', 'unless', 'bool'].includes(name),
  );
}

describe('every metric exists', () => {
  test('that an alert uses', async () => {
    const known = await listOwnMetrics();
    const named = alerts.flatMap(({ expr }) => listMetrics(expr));
    expect(named.length).toBeGreaterThanOrEqual(alerts.length);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  test('that the dashboard shows', async () => {
    const known = await listOwnMetrics();
    const { panels } = JSON.parse(read(DASHBOARD)) as { panels: { title: string; targets?: { expr: string }[] }[] };
    const named = panels.flatMap(({ targets = [] }) => targets.flatMap(({ expr }) => listMetrics(expr)));
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });

  test('that docs/operations/monitor.md lists, and it lists all of ours', async () => {
    const own = [...(await listOwnMetrics())].filter(
      (name) => !/^(?:process|nodejs)_|_(?:bucket|count|sum)$/.test(name),
    );
    const [, table = ''] = /^## Metrics\n(.*?)^Metrics with/ms.exec(read('docs/operations/monitor.md')) ?? [];
    const listed = Array.from(table.matchAll(/`([a-z]+_[a-z_]+)`(?=[^|\n]*\|[^\n]*\|$)/gm), ([, name]) => name);
    expect(listed.sort()).toEqual(own.filter((name) => !OTHERS.includes(name)).sort());
  });
});

describe('the report of a successful backup', () => {
  const unit = read('deploy/backup/sangha-backup-succeeded@.service');

  test('is readable for the node exporter, and each backup has its own', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'node-exporter-'));
    const [, script = ''] = /^ExecStart=\/bin\/sh -c '(.+)'$/m.exec(unit) ?? [];
    for (const method of ['dump', 'copy']) {
      // What systemd does with the command: escapes, specifiers and variables.
      const command = script
        .replaceAll('\\\\', '\\')
        .replaceAll('%i', method)
        .replaceAll('%%', '%')
        .replaceAll('$$', '$')
        .replace('/var/lib/prometheus/node-exporter', folder);
      const umask = /^UMask=(\d+)$/m.exec(unit)?.[1];
      execFileSync('sh', ['-c', `umask ${umask}; ${command}`]);
    }
    const files = fs.readdirSync(folder).map((name) => path.join(folder, name));
    expect(files.map(read).sort()).toEqual(
      ['copy', 'dump'].map((method) =>
        expect.stringMatching(
          new RegExp(`^sangha_backup_last_success_timestamp_seconds\\{method="${method}"\\} \\d{10}\\n$`),
        ),
      ),
    );
    for (const file of files) expect(fs.statSync(file).mode & 0o777, file).toBe(0o644);
    fs.rmSync(folder, { recursive: true });
  });

  test('is made by each backup', () => {
    for (const [name, method] of [
      ['backup', 'dump'],
      ['pgbackrest', 'pgbackrest'],
      ['copy', 'copy'],
    ])
      expect(read(`deploy/backup/sangha-${name}.service`)).toMatch(
        new RegExp(`^OnSuccess=.*sangha-backup-succeeded@${method}\\.service\\b`, 'm'),
      );
  });
});

describe('docs/operations/scale.md', () => {
  const readRows = (heading: string) => {
    const [, section = ''] =
      new RegExp(`^## ${heading}\n(.*?)^(?:## |$(?![^]))`, 'ms').exec(read('docs/operations/scale.md')) ?? [];
    return section
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .slice(2)
      .map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .slice(1, -1),
      );
  };
  const countConnections = (part: 'web' | 'worker') =>
    getMaxConnections(part, {
      ...parseEnvironment({ ...testEnvironment('postgresql://host/db', 'http://host'), DATABASE_POOL: '' }),
      redis: true,
    });

  test('states the number of connections of each process', () => {
    expect(readRows('Connections')).toEqual(
      (['web', 'worker'] as const).map((part) => [part, `${countConnections(part)}`]),
    );
  });

  test('says for how many processes the limit of the memory is enough, as most sizes have more', () => {
    const page = read('docs/operations/scale.md').replaceAll(/\s+/g, ' ');
    const limit = Number(/^MemoryMax=(\d+)M$/m.exec(read('deploy/systemd/sangha-programs.slice'))?.[1]);
    expect(page).toContain(`together to ${limit.toLocaleString('en')} MB, which is enough for four.`);
    expect(page).toContain('`systemctl edit sangha-programs.slice`');
    expect(4 * 350 + 450).toBeLessThanOrEqual(limit);
    expect(6 * 350 + 450).toBeGreaterThan(limit);
    expect(readRows('Sizing')[1]).toMatchObject({ 1: '4', 2: '2' });
  });

  test('sums them up for each size, and the servers allow as many', () => {
    const maximum = Number(/^max_connections = (\d+)$/m.exec(read('deploy/postgres/sangha.conf'))?.[1]);
    expect(read('compose.yaml')).toContain(`-cmax_connections=${maximum}`);
    expect(readRows('Sizing')).toHaveLength(4);
    for (const [members = '', webs, workers, sum] of readRows('Sizing')) {
      expect([members, Number(sum)]).toEqual([
        members,
        Number(webs) * countConnections('web') + Number(workers) * countConnections('worker'),
      ]);
      if (members !== '4,000,000') expect(Number(sum)).toBeLessThan(maximum - 10);
    }
  });
});
