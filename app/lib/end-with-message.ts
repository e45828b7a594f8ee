/** Exit status of a process in whose place another one would fare no better; EX_CONFIG of sysexits.h. */
export const CANNOT_GO_ON = 78;

/** Says in one line why this process cannot go on, and ends it. */
export function endWithMessage(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(CANNOT_GO_ON);
}
