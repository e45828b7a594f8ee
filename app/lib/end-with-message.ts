/** EX_CONFIG of sysexits.h. A restart would fail in the same way. */
export const CANNOT_GO_ON = 78;

export function endWithMessage(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(CANNOT_GO_ON);
}
