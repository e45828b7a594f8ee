import { tracingChannel } from 'node:diagnostics_channel';
import {
  context,
  INVALID_SPAN_CONTEXT,
  type Span,
  SpanKind,
  type SpanOptions,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { APP_VERSION } from './version';
import { withTimeout } from './timeout';

// Spans are created manually, because OpenTelemetry's automatic instrumentation would record URL
// queries, client addresses and Redis arguments.

const FLUSH_MS = 2_000;
const MAX_ATTRIBUTE_LENGTH = 2_000;

/** The tracer records nothing before `startTracing` is called. */
const tracer = trace.getTracer('sangha', APP_VERSION);

let shutDown: (() => Promise<void>) | undefined;

/**
 * Starts sending spans to OTEL_EXPORTER_OTLP_ENDPOINT. OpenTelemetry reads this variable and its
 * remaining settings from the environment.
 */
export async function startTracing(serviceName: string): Promise<void> {
  const [
    { BatchSpanProcessor, NodeTracerProvider },
    { OTLPTraceExporter },
    { defaultResource, resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const own = resourceFromAttributes({ 'service.name': serviceName, 'service.version': APP_VERSION });
  const provider = new NodeTracerProvider({
    resource: defaultResource().merge(own),
    spanLimits: { attributeValueLengthLimit: MAX_ATTRIBUTE_LENGTH },
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register({ propagator: null });
  traceRedis();
  shutDown = () => provider.shutdown();
}

export async function stopTracing(): Promise<void> {
  if (shutDown) await withTimeout(FLUSH_MS, 'The trace collector', shutDown()).catch(() => undefined);
}

/** Matches health checks, metrics and assets, which are not traced. */
const ROUTINE = /^\/(?:healthz|readyz|metrics|assets\/\*)$/;

/** Starts the span of a request. The span contains neither the URL nor the query. */
export function traceRequest({ method, route, requestId }: { method: string; route: string; requestId: string }): {
  run: (answer: () => void) => void;
  end: (status: number) => void;
} {
  const attributes = { 'http.request.method': method, 'http.route': route, 'sangha.request_id': requestId };
  const span = ROUTINE.test(route)
    ? trace.wrapSpanContext(INVALID_SPAN_CONTEXT)
    : tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, root: true, attributes });
  return {
    run: (answer) => context.with(trace.setSpan(context.active(), span), answer),
    end: (status) => {
      span.setAttribute('http.response.status_code', status);
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** Runs a job in a span of its own. The span does not contain the payload. */
export function traceJob<Result>(
  { job, queue, requestId }: { job: string; queue: string; requestId: string },
  work: () => Promise<Result>,
): Promise<Result> {
  const attributes = {
    'messaging.system': 'bullmq',
    'messaging.destination.name': queue,
    'sangha.request_id': requestId,
  };
  return tracer.startActiveSpan(`job ${job}`, { kind: SpanKind.CONSUMER, root: true, attributes }, (span) =>
    work().then(
      (result) => {
        span.end();
        return result;
      },
      (error: unknown) => {
        markFailed(span, error);
        span.end();
        throw error;
      },
    ),
  );
}

/**
 * Starts the span of a SQL statement within a request or a job. The span does not contain the
 * parameter values.
 */
export function traceSqlStatement(text: string): ((error?: unknown) => void) | undefined {
  const [operation = ''] = /\w+/.exec(text) ?? [];
  const span = startWithin(operation.toUpperCase(), {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
  });
  if (!span) return undefined;
  return (error) => {
    if (error) markFailed(span, error);
    span.end();
  };
}

interface RedisCommand {
  command: string;
  error?: unknown;
  span?: Span | undefined;
}

/**
 * Traces Redis commands, which ioredis publishes on a diagnostics channel. The spans do not contain
 * the arguments.
 */
function traceRedis(): void {
  tracingChannel<unknown, RedisCommand>('ioredis:command').subscribe({
    start: (message) => {
      message.span = startWithin(message.command.toUpperCase(), {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'redis' },
      });
    },
    end: () => undefined,
    asyncStart: () => undefined,
    asyncEnd: ({ span }) => span?.end(),
    error: ({ span, error }) => span && markFailed(span, error),
  });
}

/**
 * Starts a child span. Returns undefined outside requests and jobs, because workers poll for jobs
 * continuously.
 */
function startWithin(name: string, options: SpanOptions): Span | undefined {
  return trace.getActiveSpan()?.isRecording() ? tracer.startSpan(name, options) : undefined;
}

/**
 * Marks a span as failed. The error type is recorded, but not the message, because it may contain
 * user input.
 */
function markFailed(span: Span, error: unknown): void {
  const { code, name } = (error ?? {}) as { code?: string; name?: string };
  span.setAttribute('error.type', code ?? name ?? 'unknown');
  span.setStatus({ code: SpanStatusCode.ERROR });
}
