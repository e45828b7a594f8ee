// @ts-check
import fs from 'node:fs';
import path from 'node:path';

/** The interface of resolvers that the linter's import plugins share. */
export const interfaceVersion = 2;

const EXTENSIONS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts'];

/**
 * Finds the file behind an import of ours, `~/…` or relative; anything else is a package.
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
