// @ts-check
import fs from 'node:fs';
import path from 'node:path';

/** Version of the resolver interface for the linter's import plugins. */
export const interfaceVersion = 2;

const EXTENSIONS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts'];

/**
 * Resolves an import that begins with `~/` or is relative to its file. Other imports are packages,
 * and are reported as not found.
 * @param {string} source
 * @param {string} importer
 * @returns {{ found: boolean, path?: string | null }}
 */
export function resolve(source, importer) {
  const target = source.startsWith('~/')
    ? path.resolve('app', source.slice(2))
    : path.resolve(path.dirname(importer), source);
  const file = EXTENSIONS.map((extension) => target + extension).find((name) =>
    fs.statSync(name, { throwIfNoEntry: false })?.isFile(),
  );
  return file ? { found: true, path: file } : { found: false };
}
