import js from '@eslint/js';
import ts from 'typescript-eslint';
import hooks from 'eslint-plugin-react-hooks';
import a11y from 'eslint-plugin-jsx-a11y';
import prettier from 'eslint-config-prettier';
import { styledElements } from './styledElements.mjs';

export default ts.config(
  { ignores: ['**/dist/**', '**/data/**', '**/node_modules/**', '**/public/**'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...ts.configs.stylistic,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks, 'jsx-a11y': a11y },
    settings: { 'jsx-a11y': { polymorphicPropName: 'as' } },
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
    },
  },
  ...styledElements,
  { files: ['src/content/**'], rules: { 'max-lines': 'off' } },
  {
    files: ['src/tools/**', 'src/replay/cli/**', 'src/server/main.ts', '.config/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{cjs,mjs}'],
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
