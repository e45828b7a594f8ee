import type { LoaderFunctionArgs } from '@remix-run/node';
import { countUnmatchedPayments } from '~/domain/donations/unmatched-payments.server';
import { getReminderGauges } from '~/domain/reminders/reminder-figures.server';
import { getCodeRefusals } from '~/domain/notifications/code-delivery.server';
import { getOutboxFigures } from '~/domain/notifications/outbox-figures.server';
import { metrics } from '~/lib/metrics.server';
import { collectMetrics } from '~/lib/collect-metrics.server';
import { sameBytes } from '~/lib/same-bytes';
import { TextResponse } from '~/lib/text-response';
import { appOf, visitorContext } from './context.server';
import { tracking } from '~/server/request-tracking.server';

const FRESH = { 'Cache-Control': 'no-store' };

const PLAIN = { 'Content-Type': 'text/plain;charset=UTF-8' };

/**
 * For balancers: 200 while this process takes requests, 503 once it is about to end or its
 * database has long been silent. Opens the parts before the first visitor comes.
 */
export function healthResponse(args: LoaderFunctionArgs): Response {
  const { isStuck } = appOf(args);
  const reason = tracking.draining ? 'draining' : isStuck() ? 'stuck' : null;
  return new TextResponse(reason ?? 'ok', { status: reason ? 503 : 200, headers: { ...FRESH, ...PLAIN } });
}

/**
 * 200 while the database and the queue answer, else 503 with names. Not for balancers:
 * public pages come out of memory, and without the queue nobody has to be refused.
 */
export async function readinessResponse(args: LoaderFunctionArgs): Promise<Response> {
  const { ready, checks } = await appOf(args).readiness();
  const serving = ready && !tracking.draining;
  return Response.json(
    { ready: serving, ...checks, draining: tracking.draining },
    { status: serving ? 200 : 503, headers: FRESH },
  );
}

/** Figures for a loopback peer, or for whoever knows METRICS_TOKEN; 404 for others. */
export async function metricsResponse(args: LoaderFunctionArgs): Promise<Response> {
  const app = appOf(args);
  const ctx = visitorContext(args);
  const { metricsToken } = app.config;
  const { address } = ctx.origin;
  const allowed = metricsToken
    ? sameBytes(Buffer.from(args.request.headers.get('Authorization') ?? ''), Buffer.from(`Bearer ${metricsToken}`))
    : address === '::1' || address.startsWith('127.');
  if (!allowed) return new Response('Not found', { status: 404, headers: FRESH });
  const figures = await collectMetrics({
    ...app,
    outbox: () => getOutboxFigures(ctx),
    codeRefusals: () => getCodeRefusals(ctx),
    unmatchedPayments: () => countUnmatchedPayments(ctx),
    reminders: () => getReminderGauges(ctx),
  });
  return new Response(figures, { headers: { 'Content-Type': metrics.contentType, ...FRESH } });
}
