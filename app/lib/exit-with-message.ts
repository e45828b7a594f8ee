/**
 * Exit code EX_CONFIG of sysexits.h. It tells the supervisor not to restart the process, because
 * the restart would fail in the same way.
 */
export const EXIT_CONFIG_ERROR = 78;

export function exitWithMessage(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(EXIT_CONFIG_ERROR);
}
