import { defineConfig } from 'vitest/config';

/** The contracts of the shop on a running engine, which `npm run test:vendure` starts. */
export default defineConfig({
  test: {
    include: ['test/contracts/vendure/**/*.test.ts'],
    // They share one engine, its stock, its customers and the key of its sign-in provider.
    fileParallelism: false,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
