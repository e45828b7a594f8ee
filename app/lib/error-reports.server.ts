import type { ErrorEvent } from '@sentry/core';
import type { ServerRuntimeClient } from '@sentry/core/server';
import { APP_VERSION } from './version';
import { removeErrorValues } from './remove-error-values';

const FLUSH_MS = 2_000;
const SEND_MS = 10_000;

let client: ServerRuntimeClient | undefined;
let partTag: string | undefined;

interface About {
  requestId: string;
  /** Pattern of the route, such as `/join/:classId`. */
  route?: string | undefined;
  job?: string | undefined;
}

/** Sends an unexpected error to the error tracker at SENTRY_DSN, without personal data. */
export function reportError(error: unknown, { requestId, route, job }: About): void {
  const code = (error as { code?: unknown } | null)?.code;
  const tags = {
    process: partTag,
    request_id: requestId,
    route,
    job,
    code: typeof code === 'string' ? code : undefined,
  };
  client?.captureException(error, { captureContext: { tags } });
}

/**
 * Starts a minimal Sentry client. The complete Sentry SDK would also send requests, log lines and
 * queries, which contain personal data.
 */
export async function startErrorReporting(
  dsn: string,
  { environment, processName }: { environment: string; processName: string },
): Promise<void> {
  const [{ createStackParser, createTransport }, { nodeStackLineParser, ServerRuntimeClient: Client }] =
    await Promise.all([import('@sentry/core'), import('@sentry/core/server')]);
  client = new Client({
    dsn,
    environment,
    release: `sangha@${APP_VERSION}`,
    integrations: [],
    stackParser: createStackParser(nodeStackLineParser()),
    sendClientReports: false,
    beforeSend: keepKnownFields,
    transport: (options) =>
      createTransport(options, async ({ body }) => {
        const answer = await fetch(options.url, {
          method: 'POST',
          headers: options.headers ?? {},
          body: typeof body === 'string' ? body : Uint8Array.from(body),
          signal: AbortSignal.timeout(SEND_MS),
        });
        await answer.arrayBuffer();
        return {
          statusCode: answer.status,
          headers: {
            'x-sentry-rate-limits': answer.headers.get('X-Sentry-Rate-Limits'),
            'retry-after': answer.headers.get('Retry-After'),
          },
        };
      }),
  });
  partTag = processName;
  client.init();
}

export async function stopErrorReporting(): Promise<void> {
  await client?.close(FLUSH_MS);
}

/**
 * Copies only the listed fields, so that a field that a later Sentry version adds is not sent
 * unnoticed.
 */
function keepKnownFields(event: ErrorEvent): ErrorEvent {
  const { type, event_id, timestamp, level, release, environment, tags } = event;
  const values = event.exception?.values?.map(({ type: name, value = '', stacktrace }) => ({
    ...(name ? { type: name } : {}),
    value: removeErrorValues(value),
    ...(stacktrace ? { stacktrace } : {}),
  }));
  return {
    type,
    event_id,
    timestamp,
    level,
    release,
    environment,
    tags,
    platform: 'node',
    exception: { values: values ?? [] },
  };
}
