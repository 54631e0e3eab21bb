import { existsSync } from 'node:fs';
import type { Step } from './console/step';
import { commandStep } from './console/step';

/** Everything that can be said about the sources without running them, the longest check first. */
export const checks: readonly Step[] = [
  // Engines have rules and packages of their own, which need not be installed here.
  // The compiler is asked by the way: both read the same program, which takes longer than either.
  commandStep('types, lint: TypeScript', 'oxlint', ['--disable-nested-config', '--type-check']),
  commandStep('dead code and unused packages', 'knip', ['--no-progress', '--no-config-hints']),
  // Looked at without the tests, so that no test keeps unused code alive.
  commandStep('code that only tests use', 'knip', [
    ...['--production', '--files', '--exports'],
    ...['--no-progress', '--no-config-hints'],
  ]),
  commandStep('layer rules', 'depcruise', [
    // Modules that were read are kept for the next run; where there is none, keeping them takes longer.
    ...(process.env['CI'] === undefined ? [] : ['--no-cache']),
    // A shop of its own may have deleted the sandbox.
    ...['src', 'sandbox', 'tools', 'test'].filter((folder) => existsSync(folder)),
    ...[
      'engines/vendure/src',
      'engines/vendure/demo',
      'engines/vendure/load',
      'engines/vendure/test',
      'engines/vendure/dashboard/src',
    ],
    ...['vite.config.ts', 'vitest.config.ts'],
  ]),
  commandStep('what supported browsers know: sources', 'tsx', ['tools/browser-support.ts', 'src']),
  commandStep('lint: look-ups by text, text in views', 'tsx', ['tools/lint/typed-rules.ts']),
  commandStep('map of the specification', 'tsx', ['tools/spec-map.ts', '--check']),
  commandStep('lint: compose.yaml', 'tsx', ['tools/lint/compose-file.ts']),
  commandStep('lint: migrations of the engine', 'tsx', ['tools/lint/migrations.ts']),
  commandStep('lint: styles', 'stylelint', ['src/**/*.css']),
  commandStep('types: domain and application without a platform', 'tsc', ['-p', 'tsconfig.core.json']),
  commandStep('format', 'oxfmt', ['--check', '.']),
];

/** Two at once: more only push each other aside on a small machine. */
export const CHECKS_AT_ONCE = 2;
