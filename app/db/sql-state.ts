import { setTimeout as delay } from 'node:timers/promises';

/** SQLSTATE raised by the attendance-count trigger when a class is full. */
export const CLASS_FULL_SQLSTATE = 'SG001';

export const UNIQUE_VIOLATION_SQLSTATE = '23505';

/** Returns the SQLSTATE of an error from Prisma or from the driver. */
export function getSqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, severity, meta } = error as {
    code?: string;
    severity?: string;
    meta?: { code?: string; driverAdapterError?: { cause?: { originalCode?: string } } };
  };
  if (severity) return code;
  if (code === 'P2002') return UNIQUE_VIOLATION_SQLSTATE;
  return meta?.driverAdapterError?.cause?.originalCode ?? (meta?.code === 'N/A' ? undefined : meta?.code);
}

const DOWN_CODES = new Set([
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
  'ECONNREFUSED',
  'ECONNRESET',
  '53300',
  '57P01',
  '57P02',
  '57P03',
]);

/**
 * Matches driver errors without a code: a connection failed or broke, or no connection became free
 * in time.
 */
const DOWN_MESSAGE =
  /ECONNREFUSED|connection (timeout|terminated|error)|timeout exceeded when trying to connect|Can't reach database|Query read timeout/i;

export function isDatabaseDownError(error: unknown): boolean {
  return (
    error instanceof Error &&
    (listErrorCodes(error).some((code) => DOWN_CODES.has(code)) || DOWN_MESSAGE.test(error.message))
  );
}

const DEADLOCKS = new Set(['40001', '40P01', 'P2034']);

export function isDeadlockError(error: unknown): boolean {
  return listErrorCodes(error).some((code) => DEADLOCKS.has(code));
}

const MISSING_ROWS = new Set(['P2003', 'P2025', '23503']);

export function isMissingRowError(error: unknown): boolean {
  return listErrorCodes(error).some((code) => MISSING_ROWS.has(code));
}

/** Pause before the retry, which gives the conflicting transaction time to finish. */
const RETRY_PAUSE_MS = { min: 40, random: 80 };

/** Runs a transaction, and retries it once after a deadlock or a serialization failure. */
export function retryOnConflict<T>(work: () => Promise<T>): Promise<T> {
  return retryOnce(work, isDeadlockError);
}

/**
 * Runs a transaction, and retries it once if it references a row that was deleted after the
 * transaction had read it. The retry no longer finds the row.
 */
export function retryOnMissingRow<T>(work: () => Promise<T>): Promise<T> {
  return retryOnce(work, isMissingRowError);
}

async function retryOnce<T>(work: () => Promise<T>, isRetryable: (error: unknown) => boolean): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isRetryable(error)) throw error;
    await delay(RETRY_PAUSE_MS.min + Math.random() * RETRY_PAUSE_MS.random);
    return work();
  }
}

function listErrorCodes(error: unknown): string[] {
  const { code } = (error ?? {}) as { code?: unknown };
  return [code, getSqlState(error)].filter((name) => typeof name === 'string');
}
