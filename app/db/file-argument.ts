import { parseArgs } from 'node:util';

/**
 * The command line's only argument, the name of a file. Throws the usage if it is missing or is an
 * option.
 */
export function fileArgument(usage: string): string {
  const { positionals, values } = parseArgs({ allowPositionals: true, strict: false });
  const [file] = positionals;
  if (!file || positionals.length > 1 || Object.keys(values).length > 0) throw new Error(`Usage: ${usage}`);
  return file;
}
