// @ts-check
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'oxlint';
import { elements, files, policies } from './tests/lint/boundaries.mjs';
import { typescriptRules, withoutUnsafe } from './tests/lint/typescript-rules.mjs';

const WAIT = 'Wait for a condition. Hold a request with holdRequests, and set the time with page.clock.';

/**
 * Warns about files with more lines than the given number.
 * @param {string[]} patterns
 * @param {number} lines
 * @returns {import('oxlint').OxlintOverride}
 */
const limitLines = (patterns, lines) => ({ files: patterns, rules: { 'max-lines': ['error', lines] } });

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
    { files: ['app/domain/**'], rules: { 'house/no-system-clock': 'error' } },
    { files: ['app/*', 'app/{http,routes,server}/**'], rules: { 'house/no-unbounded-body': 'error' } },
    { files: ['**/*.test.{ts,tsx}'], rules: { 'house/no-system-clock': 'off', 'house/no-unbounded-body': 'off' } },
    {
      files: ['app/routes/**'],
      rules: {
        'house/route-order': 'error',
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                regex: '^(\\.|~/routes)(?!.*\\.server$)',
                message: 'A route module must not import another route module.',
              },
            ],
          },
        ],
      },
    },
    { files: ['sandbox/**', 'tests/**', 'prisma/**', '**/*.test.{ts,tsx}'], rules: withoutUnsafe },
    {
      files: ['tests/e2e/**'],
      rules: {
        'house/no-network-idle': 'error',
        'house/no-duration': 'error',
        'no-restricted-globals': ['error', { name: 'setTimeout', message: WAIT }],
        'no-restricted-imports': [
          'error',
          { name: 'node:timers', message: WAIT },
          { name: 'node:timers/promises', message: WAIT },
        ],
        'no-restricted-properties': [
          'error',
          { property: 'waitForTimeout', message: WAIT },
          { object: 'window', property: 'setTimeout', message: WAIT },
          { object: 'performance', property: 'now', message: WAIT },
        ],
      },
    },
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
    // In browsers without the clipboard API, the deprecated `execCommand` is the only way to copy.
    { files: ['app/components/ui/use-copy-to-clipboard.ts'], rules: { 'typescript/no-deprecated': 'off' } },
    limitLines(['app/routes/**/*.tsx'], 300),
    limitLines(['app/routes/**/*.ts'], 80),
    limitLines(['app/routes/**/*.server.ts'], 200),
    limitLines(['app/domain/**'], 280),
    limitLines(['app/components/**'], 270),
    limitLines(['app/http/**'], 200),
    limitLines(['app/**/*.test.ts', 'tests/**'], 520),
  ],
});
