import path from 'node:path';
import { defineConfig } from 'eslint/config';
import js from '@eslint/js';
import ts from 'typescript-eslint';
import hooks from 'eslint-plugin-react-hooks';
import a11y from 'eslint-plugin-jsx-a11y';
import prettier from 'eslint-config-prettier';
import { styledElements } from './styledElements.mjs';

export default defineConfig(
  { ignores: ['**/dist/**', '**/data/**', '**/node_modules/**', '**/public/**'] },
  js.configs.recommended,
  ...ts.configs.strictTypeChecked,
  ...ts.configs.stylisticTypeChecked,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks, 'jsx-a11y': a11y },
    settings: { 'jsx-a11y': { polymorphicPropName: 'as' } },
    // Types make a finding depend on other files too, so ESLint's --cache would miss some.
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: path.resolve(import.meta.dirname, '..') },
    },
    rules: {
      ...hooks.configs.recommended.rules,
      ...a11y.flatConfigs.strict.rules,
      // A list drawn without bullets loses its role in Safari unless it says so.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // A keyboard must be able to scroll a named part of a page.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['tabpanel', 'region', 'group'] }],
      'max-lines': ['error', { max: 250, skipBlankLines: false }],
      'no-console': 'error',
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // A text that is empty counts as none.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // Whoever is promised a promise, as Fastify's hooks and our ports are, gets a throw as a rejection.
      '@typescript-eslint/require-await': 'off',
    },
  },
  ...styledElements,
  { files: ['src/content/**'], rules: { 'max-lines': 'off' } },
  // Jest's own matchers inside of an expected value are `any`.
  { files: ['__tests__/**'], rules: { '@typescript-eslint/no-unsafe-assignment': 'off' } },
  {
    files: ['src/tools/**', 'src/replay/cli/**', 'src/server/main.ts', '.config/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{cjs,mjs}'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: {
      globals: {
        setInterval: 'readonly',
        clearInterval: 'readonly',
        console: 'readonly',
        __dirname: 'readonly',
        process: 'readonly',
        module: 'writable',
        require: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  prettier,
);
