import { parseCommandEnvironment, parseEnvironment, parseOperatorEnvironment, type Config } from './env.server';

let parsed: Config | undefined;

/**
 * The configuration of a web or worker process. Ends the process with a message if the environment
 * is not usable.
 */
export function config(): Config {
  parsed ??= parseOrExit((environment) => parseEnvironment(environment));
  return parsed;
}

/** The configuration of a command that works on the database alone. */
export function operatorConfig(): ReturnType<typeof parseOperatorEnvironment> {
  return parseOrExit(parseOperatorEnvironment);
}

/** The configuration of a command that runs the domain without a provider. */
export function commandConfig(): Config {
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
