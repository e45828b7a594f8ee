// @ts-check

/** Exception for loaders, which throw Remix's `redirect` and `data` responses to end early. */
const THROWN_RESPONSE = /** @type {const} */ ({
  from: 'package',
  name: 'TypedResponse',
  package: '@remix-run/server-runtime',
});

/** @typedef {import('oxlint').DummyRuleMap} Rules */

/** @param {string[]} names @param {'error' | 'off'} severity @returns {Rules} */
const setRules = (names, severity) => Object.fromEntries(names.map((name) => [`typescript/${name}`, severity]));

/**
 * Strict and stylistic rules of typescript-eslint. Most of them need type information.
 * @type {Rules}
 */
export const typescriptRules = {
  ...setRules(
    [
      'adjacent-overload-signatures',
      'array-type',
      'await-thenable',
      'ban-tslint-comment',
      'class-literal-property-style',
      'consistent-generic-constructors',
      'consistent-indexed-object-style',
      'consistent-type-assertions',
      'consistent-type-definitions',
      'consistent-type-imports',
      'dot-notation',
      'no-array-delete',
      'no-base-to-string',
      'no-confusing-non-null-assertion',
      'no-deprecated',
      'no-duplicate-enum-values',
      'no-duplicate-type-constituents',
      'no-dynamic-delete',
      'no-empty-object-type',
      'no-explicit-any',
      'no-extra-non-null-assertion',
      'no-extraneous-class',
      'no-floating-promises',
      'no-for-in-array',
      'no-generated-empty-object-type',
      'no-implied-eval',
      'no-inferrable-types',
      'no-invalid-void-type',
      'no-meaningless-void-operator',
      'no-misused-new',
      'no-mixed-enums',
      'no-namespace',
      'no-non-null-asserted-nullish-coalescing',
      'no-non-null-asserted-optional-chain',
      'no-non-null-assertion',
      'no-redundant-type-constituents',
      'no-require-imports',
      'no-this-alias',
      'no-unnecessary-boolean-literal-compare',
      'no-unnecessary-condition',
      'no-unnecessary-template-expression',
      'no-unnecessary-type-arguments',
      'no-unnecessary-type-assertion',
      'no-unnecessary-type-constraint',
      'no-unnecessary-type-conversion',
      'no-unnecessary-type-parameters',
      'no-unsafe-argument',
      'no-unsafe-assignment',
      'no-unsafe-call',
      'no-unsafe-declaration-merging',
      'no-unsafe-enum-comparison',
      'no-unsafe-function-type',
      'no-unsafe-member-access',
      'no-unsafe-return',
      'no-unsafe-unary-minus',
      'no-useless-default-assignment',
      'no-wrapper-object-types',
      'non-nullable-type-assertion-style',
      'prefer-as-const',
      'prefer-find',
      'prefer-for-of',
      'prefer-function-type',
      'prefer-includes',
      'prefer-literal-enum-member',
      'prefer-namespace-keyword',
      'prefer-optional-chain',
      'prefer-promise-reject-errors',
      'prefer-reduce-type-parameter',
      'prefer-regexp-exec',
      'prefer-return-this-type',
      'prefer-string-starts-ends-with',
      'related-getter-setter-pairs',
      'triple-slash-reference',
      'unbound-method',
      'unified-signatures',
      'use-unknown-in-catch-callback-variable',
    ],
    'error',
  ),
  'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { arguments: false, attributes: false } }],
  'typescript/no-misused-spread': ['error', { allow: ['string'] }],
  'typescript/only-throw-error': ['error', { allow: [THROWN_RESPONSE, 'Response'] }],
  'typescript/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true, boolean: true } }],
  'typescript/restrict-plus-operands': [
    'error',
    { allowAny: false, allowBoolean: false, allowNullish: false, allowNumberAndString: false, allowRegExp: false },
  ],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/return-await': ['error', 'error-handling-correctness-only'],
};

/** Switches off the rules about `any`, for files that use untyped packages. */
export const withoutUnsafe = setRules(
  ['no-unsafe-argument', 'no-unsafe-assignment', 'no-unsafe-call', 'no-unsafe-member-access', 'no-unsafe-return'],
  'off',
);
