import type { Step } from './console/step';
import { commandStep } from './console/step';

/** Everything that can be said about the sources without running them, what takes longest first. */
export const checks: readonly Step[] = [
  commandStep('lint: TypeScript', 'eslint', ['.', '--max-warnings', '0']),
  commandStep('types: storefront, tests and tools', 'tsc', ['-p', 'tsconfig.json']),
  commandStep('types: domain and application without a platform', 'tsc', ['-p', 'tsconfig.core.json']),
  commandStep('format', 'prettier', ['--check', '--log-level', 'warn', '.']),
  commandStep('types: sandbox', 'tsc', ['-p', 'tsconfig.sandbox.json']),
  commandStep('lint: styles', 'stylelint', ['src/**/*.css']),
  commandStep('layer rules', 'depcruise', ['src', 'sandbox', 'tools', 'test', 'vite.config.ts', 'vitest.config.ts']),
  commandStep('dead code and unused packages', 'knip', ['--no-progress', '--no-config-hints']),
];

/** Two at once: more only push each other aside on a small machine. */
export const CHECKS_AT_ONCE = 2;
