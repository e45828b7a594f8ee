import fs from 'node:fs';
import path from 'node:path';

const FOLDER = 'test-results/other-build';
const TEXT = /\.(js|css|json|map)$/;

/**
 * Creates a second version of the build with different asset names, as if the sources had changed.
 * Returns the working directory for its web process.
 */
export function makeOtherBuild(): string {
  fs.rmSync(FOLDER, { recursive: true, force: true });
  fs.mkdirSync(FOLDER, { recursive: true });
  fs.cpSync('build', path.join(FOLDER, 'build'), { recursive: true });
  for (const name of ['public', 'prisma']) fs.symlinkSync(path.resolve(name), path.join(FOLDER, name));
  const assets = path.join(FOLDER, 'build/client/assets');
  const hashed = fs
    .readdirSync(assets)
    .filter((name) => /-[\w-]{8}\.(js|css)$/.test(name))
    .map((name) => [name, name.replace(/-([\w-]{8})\.(js|css)$/, '-other000$1.$2')] as const);
  const renamed = new Map(hashed);
  const pattern = new RegExp(hashed.map(([name]) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const folder of [assets, path.join(FOLDER, 'build/server')])
    for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = path.join(folder, name);
      if (name.endsWith('.br')) fs.rmSync(file);
      else if (TEXT.test(name))
        fs.writeFileSync(
          file,
          fs.readFileSync(file, 'utf8').replace(pattern, (found) => renamed.get(found) ?? found),
        );
    }
  for (const [from, to] of hashed) fs.renameSync(path.join(assets, from), path.join(assets, to));
  return path.resolve(FOLDER);
}
