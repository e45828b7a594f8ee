import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPeople } from '../faults/people';
import { startFaultPlatform, type FaultPlatform } from '../faults/platform';
import { listFaults, LONGER_THAN_A_SCRAPE_MS, type MonitoredPlatform, recordJobSuccesses } from './faults';
import { listAlerts, prepareMonitoring } from './monitoring';

// Prometheus and Alertmanager monitor the built programs with the files of deploy/prometheus. Each
// test causes a fault, and passes when Alertmanager has sent the alerts of the fault.

const TARGETS = 6;

const on = {} as MonitoredPlatform;
const faults = listFaults(on);

beforeAll(async () => {
  on.monitoring = await prepareMonitoring();
  on.platform = await startFaultPlatform('redis', { env: { ...on.monitoring.env, LOAD_SHEDDING_DELAY_MS: '500' } });
  on.people = await createPeople(on.platform);
  on.owner = new pg.Pool({ connectionString: on.platform.env.DATABASE_OWNER_URL ?? on.platform.databaseUrl, max: 2 });
  on.owner.on('error', () => undefined);
  await recordJobSuccesses(on);
  const listUrls = (replicas: FaultPlatform['webs']) => replicas.map(({ url }) => url);
  await on.monitoring.start({
    webs: listUrls(on.platform.webs),
    workers: listUrls(on.platform.workers),
    site: on.platform.url,
  });
}, 600_000);

afterAll(async () => {
  await on.monitoring.stop();
  await on.owner.end();
  await on.people.leave();
  await on.platform.remove();
}, 600_000);

test('all targets are up, and no alert fires', async () => {
  await expect.poll(async () => (await on.monitoring.query('up == 1')).length).toBe(TARGETS);
  await expect.poll(async () => (await on.monitoring.query('probe_success == 1')).length).toBe(1);
  await delay(2 * LONGER_THAN_A_SCRAPE_MS);
  expect(await on.monitoring.query('ALERTS{alertstate="firing"}')).toEqual([]);
});

test('every alert of the rule files has a fault', async () => {
  const alerts = (await Promise.all(faults.map(async ({ alerts: list }) => list()))).flat();
  expect([...new Set(alerts.map(({ alertname }) => alertname))].sort()).toEqual(listAlerts().sort());
});

test.each(faults)('$title', async ({ alerts, start, repeat: send, end }) => {
  const wanted = await alerts();
  const names = wanted.map(({ alertname }) => alertname).join('|');
  // An earlier fault can have the same alert.
  await expect.poll(() => on.monitoring.query(`ALERTS{alertname=~"${names}",alertstate="firing"}`)).toEqual([]);
  await delay(LONGER_THAN_A_SCRAPE_MS);
  on.monitoring.forget();
  const listMissing = () => {
    const received = on.monitoring.listReceived();
    return wanted.filter(
      (labels) => !received.some((one) => Object.entries(labels).every(([name, value]) => one[name] === value)),
    );
  };
  try {
    await start();
    const limit = Date.now() + 180_000;
    while (listMissing().length > 0 && Date.now() < limit) await (send ?? (() => delay(250)))();
    expect(listMissing()).toEqual([]);
  } finally {
    await end();
  }
  // The receiver has the name of the severity.
  for (const { alertname, severity, receiver } of on.monitoring.listReceived())
    expect(receiver, alertname).toBe(severity);
  await on.platform.waitUntilReady();
});
