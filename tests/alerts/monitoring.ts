import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { findFreePorts } from '../../sandbox/launch/ports.mjs';
import { Receiver } from '../sandbox/receiver';
import { findExecutable } from '../setup/executable.mjs';
import { startSupervisedProgram } from '../setup/supervised-program';

const SHIPPED = 'deploy/prometheus';
const TOKEN = 'token-of-the-alert-tests';

/** How much shorter the time ranges of the rules are in the test, such as `[5m]`. */
const SPEED = 15;

/** Longer than the two seconds after which a process answers without the missing metrics. */
const SCRAPE_INTERVAL = '3s';

export type Labels = Record<string, string | undefined>;

interface AlertRule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
}

interface Rules {
  groups: { rules: AlertRule[] }[];
}

const listRuleFiles = () => fs.readdirSync(SHIPPED).filter((name) => name.endsWith('rules.yml'));
const readYaml = (name: string): unknown => parse(fs.readFileSync(path.join(SHIPPED, name), 'utf8'));

/** Returns the names of all alerts in the rule files. */
export const listAlerts = (): string[] =>
  listRuleFiles().flatMap((name) =>
    (readYaml(name) as Rules).groups.flatMap(({ rules }) => rules.map((one) => one.alert)),
  );

/** Metrics of the machine that a test cannot change: disk, certificate and backups. */
export interface MachineMetrics {
  diskFreeBytes: number;
  certificateEndsAt: number;
  /** Time of the last success of each kind of backup. */
  backups: Record<string, number>;
}

export interface Monitoring {
  machine: MachineMetrics;
  /** Environment of the processes that Prometheus scrapes. */
  env: Record<string, string>;
  start: (targets: { webs: string[]; workers: string[]; site: string }) => Promise<void>;
  query: (expression: string) => Promise<{ labels: Labels; value: number }[]>;
  /** Returns the firing alerts that Alertmanager has sent since `forget`, and the receivers. */
  listReceived: () => (Labels & { receiver: string })[];
  forget: () => void;
  stop: () => Promise<void>;
}

/**
 * Prepares Prometheus and Alertmanager with the configuration in deploy/prometheus. Only addresses,
 * durations and the kind of receiver are different.
 */
export async function prepareMonitoring(): Promise<Monitoring> {
  const findDebianProgram = (variable: string, name: string, ...others: string[]) =>
    findExecutable({ title: name, variable, names: [name, ...others], debianPackage: name });
  const prometheus = findDebianProgram('PROMETHEUS', 'prometheus');
  const alertmanager = findDebianProgram('ALERTMANAGER', 'prometheus-alertmanager', 'alertmanager');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sangha-alerts-'));
  const [port = 0, alertmanagerPort = 0] = await findFreePorts(2);
  const receiver = await Receiver.listen();
  const now = Date.now() / 1000;
  const machine: MachineMetrics = {
    diskFreeBytes: 50e9,
    certificateEndsAt: now + 60 * 86_400,
    backups: { dump: now, copy: now },
  };
  const exporters = await startExporters(machine);
  const ends: (() => Promise<unknown>)[] = [exporters.close, () => receiver.close()];
  const start = async (file: string, ownPort: number, ...args: string[]) => {
    const listen = `--web.listen-address=127.0.0.1:${ownPort}`;
    const program = await startSupervisedProgram({ folder, port: ownPort, file, args: [...args, listen] });
    ends.unshift(() => program.end('SIGKILL'));
  };
  return {
    machine,
    env: { METRICS_TOKEN: TOKEN },
    start: async ({ webs, workers, site }) => {
      const addresses: Record<string, string | undefined> = {
        '127.0.0.1:9093': `127.0.0.1:${alertmanagerPort}`,
        '127.0.0.1:3000': webs[0],
        '127.0.0.1:3010': webs[1],
        '127.0.0.1:3002': workers[0],
        '127.0.0.1:3012': workers[1],
        '127.0.0.1:9100': exporters.url,
        '127.0.0.1:9115': exporters.url,
        'https://sangha.example': site,
      };
      fs.writeFileSync(path.join(folder, 'sangha-token'), TOKEN);
      fs.writeFileSync(path.join(folder, 'prometheus.yml'), writePrometheusConfig(addresses));
      for (const name of listRuleFiles()) fs.writeFileSync(path.join(folder, name), writeRules(name));
      fs.writeFileSync(path.join(folder, 'alertmanager.yml'), writeAlertmanagerConfig(receiver.url));
      await start(
        alertmanager,
        alertmanagerPort,
        `--config.file=${folder}/alertmanager.yml`,
        `--storage.path=${folder}/alertmanager`,
        '--cluster.listen-address=',
      );
      await start(
        prometheus,
        port,
        `--config.file=${folder}/prometheus.yml`,
        `--storage.tsdb.path=${folder}/prometheus`,
      );
    },
    query: async (expression) => {
      const url = `http://127.0.0.1:${port}/api/v1/query?query=${encodeURIComponent(expression)}`;
      const { data } = (await (await fetch(url)).json()) as {
        data: { result: { metric: Labels; value: [number, string] }[] };
      };
      return data.result.map(({ metric, value }) => ({ labels: metric, value: Number(value[1]) }));
    },
    listReceived: () =>
      receiver.requests.flatMap(({ path: address, body }) =>
        (JSON.parse(body) as { alerts: { status: string; labels: Labels }[] }).alerts
          .filter(({ status }) => status === 'firing')
          .map(({ labels }) => ({ ...labels, receiver: address.slice(1) })),
      ),
    forget: () => void receiver.requests.splice(0),
    stop: async () => {
      for (const end of ends) await end();
      fs.rmSync(folder, { recursive: true });
    },
  };
}

/** Replaces the addresses of the documents, and shortens the intervals. */
function writePrometheusConfig(addresses: Record<string, string | undefined>): string {
  const shipped = fs.readFileSync(path.join(SHIPPED, 'prometheus.yml'), 'utf8');
  const fast = shipped.replace(/(scrape_interval): \w+/, `$1: ${SCRAPE_INTERVAL}`);
  return Object.entries(addresses).reduce(
    (text, [from, to = '']) => {
      if (!text.includes(from)) throw new Error(`${SHIPPED}/prometheus.yml does not contain ${from}`);
      return text.replaceAll(from, from.startsWith('https') ? to : to.replace('http://', ''));
    },
    fast.replace(/(evaluation_interval): \w+/, '$1: 1s'),
  );
}

/** Shortens `for` and the time ranges of all rules, and leaves everything else as it is. */
function writeRules(name: string): string {
  const shorten = (duration: string) => {
    const [, count = '', unit = ''] = /^(\d+)([smh])$/.exec(duration) ?? [];
    return `${Math.ceil((Number(count) * ({ s: 1, m: 60, h: 3600 }[unit] ?? NaN)) / SPEED)}s`;
  };
  const { groups } = readYaml(name) as Rules;
  for (const rule of groups.flatMap(({ rules }) => rules)) {
    if (rule.for) rule.for = '2s';
    rule.expr = rule.expr.replaceAll(/(?<=\[|offset )\d+[smh]/g, shorten);
  }
  return stringify({ groups });
}

/** Replaces the recipients of each receiver by a webhook, and shortens the waits. */
function writeAlertmanagerConfig(url: string): string {
  const shipped = readYaml('alertmanager.yml') as { route: object; receivers: { name: string }[] };
  return stringify({
    ...shipped,
    route: { ...shipped.route, group_wait: '1s', group_interval: '1s' },
    receivers: shipped.receivers.map(({ name }) => ({ name, webhook_configs: [{ url: `${url}/${name}` }] })),
  });
}

/**
 * Answers like the node exporter and the blackbox exporter. A probe really requests its target, but
 * the certificate comes from `machine`.
 */
async function startExporters(machine: MachineMetrics) {
  const server = createServer(async (request, response) => {
    const target = new URL(request.url ?? '', 'http://exporter').searchParams.get('target');
    const lines = target ? await probe(target) : listMachineMetrics();
    response.setHeader('Content-Type', 'text/plain; version=0.0.4');
    response.end(`${lines.join('\n')}\n`);
  });
  const probe = async (target: string) => {
    const isUp = await fetch(target, { signal: AbortSignal.timeout(1_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    return [`probe_success ${Number(isUp)}`, `probe_ssl_earliest_cert_expiry ${machine.certificateEndsAt}`];
  };
  const listMachineMetrics = () => {
    const disk = '{device="/dev/sda1",fstype="ext4",mountpoint="/"}';
    return [
      `node_filesystem_size_bytes${disk} 100e9`,
      `node_filesystem_avail_bytes${disk} ${machine.diskFreeBytes}`,
      ...Object.entries(machine.backups).map(
        ([method, at]) => `sangha_backup_last_success_timestamp_seconds{method="${method}"} ${at}`,
      ),
    ];
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
