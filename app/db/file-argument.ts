import { parseArgs } from 'node:util';

/**
 * Returns the file name that is the only command line argument. Throws an error with the usage if
 * it is missing or is an option.
 */
export function parseFileNameArgument(usage: string): string {
  const { positionals, values } = parseArgs({ allowPositionals: true, strict: false });
  const [file] = positionals;
  if (!file || positionals.length > 1 || Object.keys(values).length > 0) throw new Error(`Usage: ${usage}`);
  return file;
}
