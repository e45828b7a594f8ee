import { parseEnvironment, type Config } from './env.server';

let parsed: Config | undefined;

/** The process's configuration. A bad environment ends the process with a message. */
export function config(): Config {
  parsed ??= parseOrExit();
  return parsed;
}

function parseOrExit(): Config {
  try {
    return parseEnvironment(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
