// @ts-check
import path from 'node:path';
import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { elements, files, policies } from './tests/lint/boundaries.mjs';
import { routeOrder } from './tests/lint/route-order.mjs';

// Remix's redirect and data are thrown to end a loader.
const THROWN_RESPONSE = { from: 'package', name: 'TypedResponse', package: '@remix-run/server-runtime' };

const UNSAFE = ['assignment', 'call', 'member-access', 'return', 'argument'];

const PRESENT_MOMENT = 'The present moment comes from ctx.clock.';

const READS_A_BODY = 'CallExpression[callee.property.name=/^(formData|text|json|arrayBuffer|blob|bytes|clone)$/]';

const UNBOUNDED = 'A body is read once and within bounds, by app/http/input.server.ts.';

/**
 * @param {string[]} patterns
 * @param {number} lines
 * @returns {import('eslint').Linter.Config}
 */
const atMost = (patterns, lines) => ({ files: patterns, rules: { 'max-lines': ['error', lines] } });

export default defineConfig(
  globalIgnores(['build/', '.data/', 'app/db/generated/', 'public/', 'coverage/', 'test-results/']),
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'no-console': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { arguments: false, attributes: false } },
      ],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/only-throw-error': ['error', { allow: [THROWN_RESPONSE, 'Response'] }],
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true, boolean: true } }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  { ...reactHooks.configs.flat.recommended, files: ['app/**'] },
  {
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'boundaries/files': files,
      'import/resolver': { [path.join(import.meta.dirname, 'tests/lint/alias-resolver.mjs')]: {} },
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies }],
      'boundaries/no-unknown': 'off',
    },
  },
  {
    files: ['app/domain/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'NewExpression[callee.name=Date][arguments.length=0]', message: PRESENT_MOMENT },
        { selector: 'CallExpression[callee.object.name=Date][callee.property.name=now]', message: PRESENT_MOMENT },
      ],
    },
  },
  {
    files: ['app/*', 'app/{http,routes,server}/**'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'CallExpression[callee.property.name=formData]', message: UNBOUNDED },
        { selector: `${READS_A_BODY}[callee.object.name=request]`, message: UNBOUNDED },
        { selector: `${READS_A_BODY}[callee.object.property.name=request]`, message: UNBOUNDED },
      ],
    },
  },
  {
    files: ['app/routes/**'],
    plugins: { house: { rules: { 'route-order': routeOrder } } },
    rules: {
      'house/route-order': 'error',
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^(\\.|~/routes)', message: 'A route imports no other route.' }] },
      ],
    },
  },
  {
    files: ['sandbox/**', 'tests/**', 'prisma/**', '**/*.test.{ts,tsx}'],
    rules: Object.fromEntries(UNSAFE.map((use) => [`@typescript-eslint/no-unsafe-${use}`, 'off'])),
  },
  {
    files: ['**/*.mjs'],
    rules: {
      '@typescript-eslint/await-thenable': 'off',
      '@typescript-eslint/no-dynamic-delete': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/restrict-plus-operands': 'off',
      '@typescript-eslint/restrict-template-expressions': 'off',
    },
  },
  { files: ['sandbox/**', 'tests/**', 'prisma/**', '**/*.mjs', '**/*-command.ts'], rules: { 'no-console': 'off' } },
  // The one way to copy where the browser keeps its clipboard from pages.
  { files: ['app/components/ui/use-copy.ts'], rules: { '@typescript-eslint/no-deprecated': 'off' } },
  atMost(['app/routes/**/*.tsx'], 250),
  atMost(['app/routes/**/*.ts'], 80),
  atMost(['app/domain/**'], 150),
  atMost(['app/domain/**/{queries.server,responses}.ts', 'app/components/**'], 220),
  atMost(['app/http/**'], 180),
  atMost(['app/**/*.test.ts', 'tests/**'], 400),
);
