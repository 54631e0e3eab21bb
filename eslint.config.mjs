import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { ownLookUps } from './tools/lint/own-look-ups.mjs';

const defaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export by name, so that a concept has one name everywhere.',
};
const barrel = { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that defines it.' };
const enumeration = { selector: 'TSEnumDeclaration', message: 'Write a union of words.' };
const wallClock = [
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: 'Take the time from a Clock.',
  },
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'Take the time from a Clock.' },
  {
    selector: 'CallExpression[callee.object.name="Math"][callee.property.name="random"]',
    message: 'Take randomness from a RandomSource.',
  },
];
const foundTwice = ['arguments.0', 'arguments.0.argument'].map((found) => ({
  selector: `CallExpression[callee.property.name="toBeDefined"][callee.object.${found}.callee.property.name=/^(get|find)(All)?By/]`,
  message: 'A look-up throws by itself: write it alone, or say what is meant of what it finds.',
}));
const climbing = {
  group: ['../*'],
  message: 'Across folders import from #src, #sandbox, #test or #tools; from neighbours by ./',
};
const floatMoney = {
  selector: 'CallExpression[callee.name="parseFloat"]',
  message: 'Money is parsed from digits into cents.',
};

export default defineConfig(
  {
    ignores: [
      'node_modules/',
      'dist/',
      '.cache/',
      '.sandbox/',
      'coverage/',
      'reports/',
      'test/architecture/fixtures/',
      '**/*.generated.ts',
    ],
  },
  {
    // A rule that needs an exception here is a rule to talk about, not one to switch off in a comment.
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './tsconfig.sandbox.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { imports: importSort },
    rules: {
      'imports/imports': ['error', { groups: [['^\\u0000', '^node:', '^@?\\w', '^#', '^\\.', '\\.css$']] }],
      'no-restricted-imports': ['error', { patterns: [climbing] }],
      'no-restricted-syntax': ['error', defaultExport, barrel, enumeration],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-param-reassign': 'error',
      'prefer-const': 'error',
      'no-empty': ['error', { allowEmptyCatch: false }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/explicit-module-boundary-types': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // A call-back that may or may not be waited for says so.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // There are no enums, and to look for them takes a tenth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // A class that fulfils a port with promises need not wait for anything itself.
      '@typescript-eslint/require-await': 'off',
      // Brackets say that a name may be missing from a record, such as a variable of the environment.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: { 'no-console': 'error' },
  },
  {
    // What a server calls a failure is its adapter's matter: the rest of the shop matches on `code`.
    files: ['src/{domain,application,ui}/**/*.{ts,tsx}'],
    ignores: ['src/application/ports/gateway-error.ts'],
    rules: { 'no-restricted-properties': ['error', { property: 'trace', message: 'Match on the code of a failure.' }] },
  },
  {
    // Whatever reads what others wrote: the shop, and the server of its files.
    files: ['src/**/*.{ts,tsx}', 'tools/server/**/*.ts'],
    plugins: { house: { rules: { 'own-look-ups': ownLookUps } } },
    rules: { 'house/own-look-ups': 'error' },
  },
  {
    files: ['src/**/*.tsx', 'test/ui/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      // Handlers handed to the DOM may be async: their presenters turn failures into state.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['src/**/*.tsx'],
    rules: { '@typescript-eslint/explicit-module-boundary-types': 'off' },
  },
  {
    files: ['src/{domain,application}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', defaultExport, barrel, enumeration, floatMoney, ...wallClock] },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: {
      // A test that reads what is not there fails loudly, which is what it is for.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/explicit-module-boundary-types': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', defaultExport, barrel, enumeration, ...foundTwice],
    },
  },
  {
    // What a tool loads by its default export.
    files: ['*.config.ts', 'tools/testing/*.config.ts', 'tools/testing/require-running-shop.ts'],
    rules: { 'no-restricted-syntax': ['error', barrel, enumeration] },
  },
);
