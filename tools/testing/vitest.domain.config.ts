import { defineConfig } from 'vitest/config';

/** The tests of the domain alone: what the mutation score is measured with. */
export default defineConfig({ test: { include: ['test/domain/**/*.test.ts'] } });
