import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tools/testing/longest-first.ts';

const failOnOpenHandles = 'tools/testing/fail-on-open-handles.ts';

export default defineConfig({
  test: {
    // Tests take time as an argument; these limits only end hanging tests, on a busy machine too.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // Each core has a worker: left to itself, Vitest leaves one of two idle.
    maxWorkers: '100%',
    // No module keeps state, so the files of a project share their imports.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // Transformed modules are kept by their content: a file that is run again starts in half of the time. Where everything runs
    // once, keeping them takes longer.
    experimental: { fsModuleCache: process.env['CI'] === undefined, fsModuleCachePath: '.cache/vitest-modules' },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          // One project for all of them, which then import the shop once.
          name: 'node',
          include: [
            'test/{domain,application,infrastructure,composition,architecture,tools}/**/*.test.{ts,tsx}',
            'test/{contracts,sandbox}/**/*.test.ts',
          ],
          // The contracts on Vendure want a running engine (`npm run test:vendure`).
          exclude: ['test/architecture/fixtures/**', 'test/contracts/vendure/**'],
          setupFiles: [failOnOpenHandles],
        },
      },
      {
        extends: true,
        test: {
          name: 'ui',
          environment: 'happy-dom',
          // Nothing here needs a process of its own, and a thread starts faster.
          pool: 'threads',
          include: ['test/ui/**/*.test.{ts,tsx}'],
          setupFiles: [failOnOpenHandles, 'tools/testing/clean-up-after-each-test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'model',
          include: ['test/model/**/*.test.ts'],
          // A browser's globals stand here while it runs.
          isolate: true,
          setupFiles: [failOnOpenHandles],
        },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['test/journeys/**/*.test.ts'],
          tags: [{ name: 'core', description: 'Runs at every `npm test`; all others at night (docs/adr/0007).' }],
          globalSetup: ['tools/testing/require-running-shop.ts'],
          // One browser more than a small machine has cores: a journey waits for its pages half of the time.
          maxWorkers: 3,
          // Screens in all windows take minutes. A hanging test is ended by Playwright, after half a minute.
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'webkitgtk',
          include: ['test/webkitgtk/**/*.test.ts'],
          globalSetup: ['tools/testing/require-running-shop.ts'],
          // The driver has one browser at a time.
          maxWorkers: 1,
          testTimeout: 120_000,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      reportsDirectory: 'coverage',
      include: ['src/**/*.{ts,tsx}'],
    },
  },
});
