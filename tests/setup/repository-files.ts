import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

/** Returns all files of the repository, including new files that git does not ignore. */
export function listRepositoryFiles(): string[] {
  return execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => fs.statSync(file, { throwIfNoEntry: false })?.isFile());
}
