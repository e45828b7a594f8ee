import { parseEnvironment, type Config } from './env.server';

let parsed: Config | undefined;

/** The process's configuration. On a bad environment the process says what is wrong and ends with 1. */
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
