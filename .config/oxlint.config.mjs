const errors = (text) =>
  Object.fromEntries(
    text
      .trim()
      .split(/\s+/)
      .map((rule) => [rule, 'error']),
  );

/** What typescript-eslint's strict and stylistic sets have beyond Oxlint's category `correctness`. */
const STRICT = errors(`
  eqeqeq no-array-constructor no-case-declarations no-console no-empty no-empty-function no-fallthrough
  no-prototype-builtins no-redeclare no-regex-spaces no-useless-assignment no-useless-constructor no-var
  prefer-const prefer-rest-params prefer-spread preserve-caught-error
  react/rules-of-hooks react/unsupported-syntax
  typescript/adjacent-overload-signatures typescript/array-type typescript/ban-ts-comment
  typescript/class-literal-property-style typescript/consistent-generic-constructors
  typescript/consistent-indexed-object-style typescript/consistent-type-assertions typescript/dot-notation
  typescript/no-confusing-non-null-assertion typescript/no-deprecated typescript/no-dynamic-delete
  typescript/no-empty-object-type typescript/no-explicit-any typescript/no-extraneous-class
  typescript/no-inferrable-types typescript/no-invalid-void-type typescript/no-misused-promises
  typescript/no-mixed-enums typescript/no-namespace typescript/no-non-null-asserted-nullish-coalescing
  typescript/no-non-null-assertion typescript/no-require-imports
  typescript/no-unnecessary-boolean-literal-compare typescript/no-unnecessary-condition
  typescript/no-unnecessary-template-expression typescript/no-unnecessary-type-arguments
  typescript/no-unnecessary-type-assertion typescript/no-unnecessary-type-constraint
  typescript/no-unnecessary-type-conversion typescript/no-unnecessary-type-parameters
  typescript/no-unsafe-argument typescript/no-unsafe-assignment typescript/no-unsafe-call
  typescript/no-unsafe-enum-comparison typescript/no-unsafe-function-type
  typescript/no-unsafe-member-access typescript/no-unsafe-return typescript/non-nullable-type-assertion-style
  typescript/only-throw-error typescript/prefer-find typescript/prefer-for-of typescript/prefer-function-type
  typescript/prefer-includes typescript/prefer-literal-enum-member typescript/prefer-optional-chain
  typescript/prefer-promise-reject-errors typescript/prefer-reduce-type-parameter
  typescript/prefer-regexp-exec typescript/prefer-return-this-type
  typescript/prefer-string-starts-ends-with typescript/related-getter-setter-pairs
  typescript/restrict-plus-operands typescript/unified-signatures
  typescript/use-unknown-in-catch-callback-variable
`);

const UNTYPED = Object.fromEntries(
  Object.keys(STRICT)
    .filter((rule) => /no-unsafe|no-unnecessary-condition/.test(rule))
    .map((rule) => [rule, 'off']),
);

/** Type-aware rules and the types themselves, both by the native TypeScript compiler: see the `lint` script. */
export default {
  plugins: ['typescript', 'react', 'jsx-a11y', 'unicorn'],
  categories: { correctness: 'error' },
  env: { builtin: true },
  ignorePatterns: ['**/dist/**', '**/dist-*/**', '**/data/**'],
  rules: {
    ...STRICT,
    // A week of times is a table of buttons, and a status is no result of a calculation.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // A list drawn without bullets loses its role in Safari unless it says so.
    'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    // A keyboard must be able to scroll a named part of a page.
    'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region', 'group'] }],
    complexity: ['error', { max: 15 }],
    'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    'max-lines': ['error', { max: 250, skipBlankLines: false }],
    'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    'typescript/consistent-type-definitions': ['error', 'interface'],
    'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    // A text that is empty counts as none.
    'typescript/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
    'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
    'typescript/return-await': ['error', 'error-handling-correctness-only'],
  },
  overrides: [
    { files: ['**/src/content/**'], rules: { 'max-lines': 'off' } },
    {
      files: ['**/__tests__/**'],
      rules: {
        // A `describe` holds all tests of its subject, and a test of a whole task is as long as the task.
        'max-lines-per-function': 'off',
        // Jest's own matchers inside of an expected value are `any`.
        'typescript/no-unsafe-assignment': 'off',
      },
    },
    {
      files: ['**/src/tools/**', '**/src/replay/cli/**', '**/src/server/main.ts'],
      rules: { 'no-console': 'off' },
    },
    // Plain JavaScript has no types to be held to.
    { files: ['**/*.{cjs,mjs}'], rules: { ...UNTYPED, 'typescript/no-require-imports': 'off' } },
  ],
};
