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
const floatMoney = {
  selector: 'CallExpression[callee.name="parseFloat"]',
  message: 'Money is parsed from digits into cents.',
};

const silencing = {
  // The other linter knows no option to take no orders from comments.
  terms: ['oxlint-disable', 'oxlint-enable', 'oxfmt-ignore', 'prettier-ignore'],
  location: 'anywhere',
};

/** What oxlint (.oxlintrc.json) cannot do: order of imports, shapes of syntax, and rules of our own. */
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
    languageOptions: { parser: tseslint.parser },
    plugins: { imports: importSort },
    rules: {
      'imports/imports': ['error', { groups: [['^\\u0000', '^node:', '^@?\\w', '^#', '^\\.', '\\.css$']] }],
      'no-restricted-syntax': ['error', defaultExport, barrel, enumeration],
      'no-warning-comments': ['error', silencing],
    },
  },
  {
    // Whatever reads what others wrote: the shop, and the server of its files. The only rule here that asks for types.
    files: ['src/**/*.{ts,tsx}', 'tools/server/**/*.ts'],
    languageOptions: {
      parserOptions: { project: ['./tools/lint/tsconfig.json'], tsconfigRootDir: import.meta.dirname },
    },
    plugins: { house: { rules: { 'own-look-ups': ownLookUps } } },
    rules: { 'house/own-look-ups': 'error' },
  },
  {
    files: ['src/{domain,application}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', defaultExport, barrel, enumeration, floatMoney, ...wallClock] },
  },
  {
    files: ['test/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', defaultExport, barrel, enumeration, ...foundTwice] },
  },
  {
    // What a tool loads by its default export.
    files: ['*.config.ts', 'tools/testing/*.config.ts', 'tools/testing/require-running-shop.ts'],
    rules: { 'no-restricted-syntax': ['error', barrel, enumeration] },
  },
);
