/** SQLSTATE of a class that has no place left, raised by the trigger that counts attendances. */
export const CLASS_FULL = 'SG001';

/** The SQLSTATE behind an error of the database client, or undefined. Unique violations answer `23505`, however the client dresses them. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, meta } = error as {
    code?: string;
    meta?: { code?: string; driverAdapterError?: { cause?: { originalCode?: string } } };
  };
  if (code === 'P2002') return '23505';
  return meta?.driverAdapterError?.cause?.originalCode ?? (meta?.code === 'N/A' ? undefined : meta?.code);
}
