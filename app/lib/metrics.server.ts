import { collectDefaultMetrics, Counter, Gauge, Histogram, register } from 'prom-client';
import { APP_VERSION } from './version';

if (!register.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics();

export const metricsRegistry = register;

getOrCreateGauge('sangha_build_info', 'Always 1; the label is the running version', ['version']).set(
  { version: APP_VERSION },
  1,
);

export const requestDurationHistogram = createHistogram('http_request_duration_seconds', 'Duration of requests', [
  'method',
  'route',
  'status',
]);

export const waitingPagesCounter = createCounter('waiting_pages_total', 'Requests that got the waiting page', [
  'reason',
]);

export const jobDurationHistogram = createHistogram('job_duration_seconds', 'Duration of jobs', ['job', 'outcome']);

export const jobsNotQueuedCounter = createCounter(
  'jobs_not_queued_total',
  'Jobs that could not be added to a queue; a sweep retries them',
);

const LOGIN_FAILURES = [
  'unknown_account',
  'wrong_password',
  'wrong_code',
  'disabled_account',
  'too_many_tries',
] as const;

export type LoginFailure = (typeof LOGIN_FAILURES)[number];

export const failedLoginsCounter = createCounter(
  'failed_logins_total',
  'Failed logins by reason',
  ['kind', 'reason'],
  ['member', 'admin'].flatMap((kind) => LOGIN_FAILURES.map((reason) => ({ kind, reason }))),
);

export const oneTimeCodesCounter = createCounter(
  'one_time_codes_total',
  'One-time codes: requested, matched, mistyped, refused by the limit of all unknown devices',
  ['event'],
  ['asked', 'hit', 'missed', 'refused'].map((event) => ({ event })),
);

export const failedMessagesCounter = createCounter(
  'messages_failed_total',
  'Failed attempts to send a WhatsApp message; fault is sender or recipient',
  ['template', 'code', 'fault'],
);

/**
 * Returns the existing metric or creates it. The server entry and the application are separate
 * bundles, so both run this code in one process.
 */
function createHistogram<Label extends string>(name: string, help: string, labelNames: Label[]): Histogram<Label> {
  const known = register.getSingleMetric(name) as Histogram<Label> | undefined;
  return (
    known ??
    new Histogram({ name, help, labelNames, buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] })
  );
}

export function getOrCreateGauge<Label extends string>(
  name: string,
  help: string,
  labelNames: Label[] = [],
): Gauge<Label> {
  const known = register.getSingleMetric(name) as Gauge<Label> | undefined;
  return known ?? new Gauge({ name, help, labelNames });
}

/**
 * Each of the `series` is 0 from the start. Otherwise, Prometheus would not notice the increase up
 * to the first value that it reads.
 */
function createCounter<Label extends string>(
  name: string,
  help: string,
  labelNames: Label[] = [],
  series: Record<Label, string>[] = [],
): Counter<Label> {
  const known = register.getSingleMetric(name) as Counter<Label> | undefined;
  if (known) return known;
  const counter = new Counter({ name, help, labelNames });
  for (const labels of series) counter.inc(labels, 0);
  return counter;
}
