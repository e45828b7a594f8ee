// @ts-check
import fs from 'node:fs';
import path from 'node:path';

/**
 * Matches the unit tests. The simulations are excluded, because they take minutes; only the
 * complete suite runs them.
 */
const UNIT = /^(app|prisma|sandbox|tests\/(sandbox|architecture))\/.*\.test\.tsx?$/;

const IMPORT = /\b(?:from|import)\s*\(?\s*'([.~][^']*)'/g;

/**
 * Finds the unit tests that belong to the given files. For each file it returns the first of these
 * that exists: the test with the same name, the tests in the same folder that import the file, all
 * tests in the folder, or tests in different folders that import the file. A test belongs to
 * itself.
 * @param {string[]} files relative to the repository
 * @returns {string[]}
 */
export function testsBeside(files) {
  const tests = ['app', 'prisma', 'sandbox', 'tests']
    .flatMap((root) => fs.readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => path.join(root, file)))
    .filter((file) => UNIT.test(file))
    .map((test) => ({ test, folder: path.dirname(test), names: [withoutEnding(test), ...importsOf(test)] }));
  const nearest = files
    .filter((file) => /\.(tsx?|mjs|js)$/.test(file))
    .flatMap((file) => {
      const naming = tests.filter(({ names }) => names.includes(withoutEnding(file)));
      const beside = tests.filter(({ folder }) => folder === path.dirname(file));
      const called = beside.filter(
        ({ test }) => withoutEnding(test) === `${withoutEnding(file).replace(/\.server$/, '')}.test`,
      );
      const both = beside.filter((test) => naming.includes(test));
      return [called, both, beside, naming].find(({ length }) => length > 0) ?? [];
    });
  return [...new Set(nearest.map(({ test }) => test))];
}

/** @param {string} test */
function importsOf(test) {
  return [...fs.readFileSync(test, 'utf8').matchAll(IMPORT)].map(([, named = '']) =>
    withoutEnding(named.startsWith('~') ? `app${named.slice(1)}` : path.join(path.dirname(test), named)),
  );
}

/** @param {string} file */
function withoutEnding(file) {
  return file.replace(/(\/index)?\.(tsx?|mjs|js)$/, '');
}
