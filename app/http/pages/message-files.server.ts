import fs from 'node:fs';
import path from 'node:path';
import type { ServerBuild } from '@remix-run/node';
import type { Language } from '~/i18n/languages';

/** Paths of the built files with the messages, by language. Empty during development. */
const paths = new Map<string, string>();

/** Finds the files that the build has named `screen-messages-<language>-<hash>.js`. */
export function findMessageFiles({ assetsBuildDirectory, publicPath }: ServerBuild): void {
  for (const name of fs.readdirSync(path.join(assetsBuildDirectory, 'assets'))) {
    const language = /^screen-messages-(\w+)-.*\.js$/.exec(name)?.[1];
    if (language) paths.set(language, `${publicPath}assets/${name}`);
  }
}

/**
 * Returns a Link header for the messages of a language. Without it, a browser would find the file
 * only after it has loaded the other scripts.
 */
export function getMessagePreload(language: Language): string | null {
  const file = paths.get(language);
  return file ? `<${file}>; rel=modulepreload` : null;
}
