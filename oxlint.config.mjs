// @ts-check
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'oxlint';
import { elements, files, policies } from './tests/lint/boundaries.mjs';
import { typescriptRules, withoutUnsafe } from './tests/lint/typescript-rules.mjs';

/**
 * @param {string[]} patterns
 * @param {number} lines
 * @returns {import('oxlint').OxlintOverride}
 */
const atMost = (patterns, lines) => ({ files: patterns, rules: { 'max-lines': ['warn', lines] } });

export default defineConfig({
  plugins: ['typescript', 'react', 'import', 'unicorn'],
  jsPlugins: ['eslint-plugin-boundaries', './tests/lint/house.mjs'],
  categories: { correctness: 'off' },
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['build/', '.data/', 'app/db/generated/', 'public/', 'coverage/', 'test-results/'],
  settings: {
    'boundaries/elements': elements,
    'boundaries/files': files,
    'import/resolver': { [fileURLToPath(new URL('tests/lint/alias-resolver.mjs', import.meta.url))]: {} },
  },
  rules: {
    ...typescriptRules,
    'no-array-constructor': 'error',
    'no-console': 'error',
    'no-empty-function': 'error',
    'no-unused-expressions': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    'no-useless-constructor': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    eqeqeq: 'error',
    'unicorn/no-useless-spread': 'error',
    'import/no-duplicates': ['error', { preferInline: true }],
    'boundaries/dependencies': ['error', { default: 'disallow', policies }],
    'boundaries/no-unknown': 'off',
    'house/plain-words': 'error',
  },
  overrides: [
    {
      files: ['app/**'],
      rules: {
        'react/rules-of-hooks': 'error',
        'react/exhaustive-deps': 'error',
        'react/static-components': 'error',
        'react/use-memo': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/immutability': 'error',
        'react/globals': 'error',
        'react/refs': 'error',
        'react/set-state-in-effect': 'error',
        'react/error-boundaries': 'error',
        'react/purity': 'error',
        'react/set-state-in-render': 'error',
      },
    },
    { files: ['app/domain/**'], rules: { 'house/present-moment': 'error' } },
    { files: ['app/*', 'app/{http,routes,server}/**'], rules: { 'house/bounded-body': 'error' } },
    { files: ['**/*.test.{ts,tsx}'], rules: { 'house/present-moment': 'off', 'house/bounded-body': 'off' } },
    {
      files: ['app/routes/**'],
      rules: {
        'house/route-order': 'error',
        'no-restricted-imports': [
          'error',
          { patterns: [{ regex: '^(\\.|~/routes)', message: 'A route imports no other route.' }] },
        ],
      },
    },
    { files: ['sandbox/**', 'tests/**', 'prisma/**', '**/*.test.{ts,tsx}'], rules: withoutUnsafe },
    {
      files: ['**/*.mjs'],
      rules: {
        'no-empty-function': 'off',
        'typescript/await-thenable': 'off',
        'typescript/no-dynamic-delete': 'off',
        'typescript/restrict-plus-operands': 'off',
        'typescript/restrict-template-expressions': 'off',
      },
    },
    { files: ['sandbox/**', 'tests/**', 'prisma/**', '**/*.mjs', '**/*-command.ts'], rules: { 'no-console': 'off' } },
    // The only way to copy where the browser does not offer the clipboard API.
    { files: ['app/components/ui/use-copy-to-clipboard.ts'], rules: { 'typescript/no-deprecated': 'off' } },
    atMost(['app/routes/**/*.tsx'], 250),
    atMost(['app/routes/**/*.ts'], 80),
    atMost(['app/domain/**'], 150),
    atMost(['app/domain/**/{queries.server,responses}.ts', 'app/components/**'], 220),
    atMost(['app/http/**'], 180),
    atMost(['app/**/*.test.ts', 'tests/**'], 400),
  ],
});
