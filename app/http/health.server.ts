import type { LoaderFunctionArgs } from '@remix-run/node';
import { countUnmatchedPayments } from '~/domain/donations/unmatched-payments.server';
import { listJobSuccesses } from '~/domain/analytics/job-successes.server';
import { getReminderStats } from '~/domain/reminders/reminder-stats.server';
import { getCodeDeliveryFailures } from '~/domain/notifications/code-delivery.server';
import { getOutboxStats } from '~/domain/notifications/outbox-stats.server';
import { metricsRegistry } from '~/lib/metrics.server';
import { collectMetrics } from '~/lib/collect-metrics.server';
import { APP_VERSION } from '~/lib/version';
import { mayReadMetrics } from '~/lib/may-read-metrics';
import type { App } from '~/context.server';
import { withTimeout } from '~/lib/timeout';
import { getApp, createVisitorContext } from './context.server';
import { requestState } from '~/server/request-tracking.server';

const FRESH = { 'Cache-Control': 'no-store' };

const TIMEOUT_MS = 1_000;

const PLAIN = { 'Content-Type': 'text/plain;charset=UTF-8' };

/**
 * Health check for load balancers. Returns 200 while this process accepts requests, and 503 if it
 * is shutting down, its database has not responded for a long time, or migrations are missing.
 */
export async function createHealthResponse(args: LoaderFunctionArgs): Promise<Response> {
  const app = getApp(args);
  const reason = requestState.draining ? 'draining' : app.isStuck() ? 'stuck' : await findMigrationProblem(app);
  return new Response(reason ?? 'ok', { status: reason ? 503 : 200, headers: { ...FRESH, ...PLAIN } });
}

/**
 * Returns a problem if migrations are missing. Returns null if the database does not respond,
 * because public pages work without it.
 */
async function findMigrationProblem(app: App): Promise<string | null> {
  const missing = await withTimeout(TIMEOUT_MS, 'The database', app.missingMigrations()).catch(() => []);
  return missing.length > 0 ? 'migrations missing' : null;
}

/**
 * Readiness check for monitoring. Returns 200 if the database and the queue respond, all migrations
 * are applied and the clock is correct, otherwise 503 with the problems. Load balancers must not
 * use it, because public pages need no database and members can be served without the queue.
 */
export async function createReadinessResponse(args: LoaderFunctionArgs): Promise<Response> {
  const { ready, checks } = await getApp(args).readiness();
  const serving = ready && !requestState.draining;
  return Response.json(
    { ready: serving, version: APP_VERSION, ...checks, draining: requestState.draining },
    { status: serving ? 200 : 503, headers: FRESH },
  );
}

/** Returns the metrics if the client may read them, otherwise 404. */
export async function createMetricsResponse(args: LoaderFunctionArgs): Promise<Response> {
  const app = getApp(args);
  const ctx = createVisitorContext(args);
  const authorization = args.request.headers.get('Authorization') ?? '';
  if (!mayReadMetrics(app.config, { authorization, address: ctx.origin.address }))
    return new Response('Not found', { status: 404, headers: FRESH });
  const figures = await collectMetrics({
    ...app,
    outbox: () => getOutboxStats(ctx),
    codeRefusals: () => getCodeDeliveryFailures(ctx),
    unmatchedPayments: () => countUnmatchedPayments(ctx),
    reminders: () => getReminderStats(ctx),
    jobSuccesses: () => listJobSuccesses(ctx),
  });
  return new Response(figures, { headers: { 'Content-Type': metricsRegistry.contentType, ...FRESH } });
}
