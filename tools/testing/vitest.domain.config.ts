import { defineConfig } from 'vitest/config';

/** The tests of the domain alone: the mutation score is measured with them. */
export default defineConfig({ test: { include: ['test/domain/**/*.test.ts'] } });
