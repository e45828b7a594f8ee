import { timingSafeEqual } from 'node:crypto';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { metrics } from '~/lib/metrics.server';
import { partsOf, visitorContext } from './context.server';
import { tracking } from './request-tracking.server';

const FRESH = { 'Cache-Control': 'no-store' };

/** 200 while this process should be given requests, else 503 naming what is missing. */
export async function readinessResponse(args: LoaderFunctionArgs): Promise<Response> {
  const { ready, checks } = await partsOf(args).readiness();
  const serving = ready && !tracking.draining;
  return Response.json(
    { ready: serving, ...checks, draining: tracking.draining },
    { status: serving ? 200 : 503, headers: FRESH },
  );
}

/** The process's figures: to a loopback peer, or to whoever knows METRICS_TOKEN when one is set. Everybody else gets a 404. */
export async function metricsResponse(args: LoaderFunctionArgs): Promise<Response> {
  const { metricsToken } = partsOf(args).config;
  const { address } = visitorContext(args).origin;
  const allowed = metricsToken
    ? matches(args.request.headers.get('Authorization') ?? '', `Bearer ${metricsToken}`)
    : address === '::1' || address.startsWith('127.');
  if (!allowed) return new Response('Not found', { status: 404, headers: FRESH });
  return new Response(await metrics.metrics(), { headers: { 'Content-Type': metrics.contentType, ...FRESH } });
}

function matches(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}
