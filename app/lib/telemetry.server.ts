import { startErrorReporting, stopErrorReporting } from './error-reports.server';
import { startTracing, stopTracing } from './tracing.server';

interface TelemetrySettings {
  nodeEnv: string;
  telemetry: { sendsTraces: boolean; sentryDsn: string | undefined };
}

/**
 * Starts tracing and error reports if they are configured. Their libraries are loaded only in that
 * case.
 */
export async function startTelemetry(
  { nodeEnv, telemetry: { sendsTraces, sentryDsn } }: TelemetrySettings,
  processName: 'web' | 'worker',
): Promise<void> {
  if (sendsTraces) await startTracing(`sangha-${processName}`);
  if (sentryDsn) await startErrorReporting(sentryDsn, { environment: nodeEnv, processName });
}

/** Flushes pending data for at most two seconds. Never throws. */
export async function stopTelemetry(): Promise<void> {
  await Promise.all([stopTracing(), stopErrorReporting()]);
}
