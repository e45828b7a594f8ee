import { parseCommandEnvironment, parseEnvironment, parseOperatorEnvironment, type Config } from './env.server';

let parsed: Config | undefined;

/**
 * Returns the configuration of a web or worker process. If the environment is invalid, the process
 * exits with a message.
 */
export function getConfig(): Config {
  parsed ??= parseOrExit((environment) => parseEnvironment(environment));
  return parsed;
}

/** Returns the configuration of a command that uses only the database. */
export function getOperatorConfig(): ReturnType<typeof parseOperatorEnvironment> {
  return parseOrExit(parseOperatorEnvironment);
}

/**
 * Returns the configuration of a command that runs domain code but calls no external service. The
 * keys of the payment and messaging providers may be missing.
 */
export function getCommandConfig(): Config {
  return parseOrExit(parseCommandEnvironment);
}

function parseOrExit<Parsed>(parse: (environment: NodeJS.ProcessEnv) => Parsed): Parsed {
  try {
    return parse(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
