// @ts-check
import fs from 'node:fs';
import path from 'node:path';

/**
 * Matches the unit tests. The simulations are excluded, because they take minutes; only the
 * complete suite runs them.
 */
const UNIT_TEST = /^(app|prisma|sandbox|tests\/(sandbox|architecture))\/.*\.test\.tsx?$/;

const IMPORT = /\b(?:from|import)\s*\(?\s*'([.~][^']*)'/g;

/**
 * Finds the unit tests that belong to the given files. For each file it returns the first of these
 * that exists: the test with the same name, the tests in the same folder that import the file, all
 * tests in the folder, or tests in different folders that import the file. A test belongs to
 * itself.
 * @param {string[]} files relative to the repository
 * @returns {string[]}
 */
export function listNearestTests(files) {
  const tests = ['app', 'prisma', 'sandbox', 'tests']
    .flatMap((root) => fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => path.join(root, file)))
    .filter((file) => UNIT_TEST.test(file))
    .map((test) => ({ test, folder: path.dirname(test), names: [removeExtension(test), ...listImports(test)] }));
  const nearest = files
    .filter((file) => /\.(tsx?|mjs|js)$/.test(file))
    .flatMap((file) => {
      const importing = tests.filter(({ names }) => names.includes(removeExtension(file)));
      const sameFolder = tests.filter(({ folder }) => folder === path.dirname(file));
      const sameName = sameFolder.filter(
        ({ test }) => removeExtension(test) === `${removeExtension(file).replace(/\.server$/, '')}.test`,
      );
      const sameFolderImporting = sameFolder.filter((test) => importing.includes(test));
      return [sameName, sameFolderImporting, sameFolder, importing].find(({ length }) => length > 0) ?? [];
    });
  return [...new Set(nearest.map(({ test }) => test))];
}

/** @param {string} test */
function listImports(test) {
  return [...fs.readFileSync(test, 'utf8').matchAll(IMPORT)].map(([, named = '']) =>
    removeExtension(named.startsWith('~') ? `app${named.slice(1)}` : path.join(path.dirname(test), named)),
  );
}

/** @param {string} file */
function removeExtension(file) {
  return file.replace(/(\/index)?\.(tsx?|mjs|js)$/, '');
}
