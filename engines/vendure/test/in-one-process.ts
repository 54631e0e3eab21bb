import { createRequire } from 'node:module';
import { describe } from 'node:test';
import { keepServer } from '#test/support/engine-under-test';

const load = createRequire(__filename);

/**
 * Runs the test files that ENGINE_TESTS names, one after another in this process, in which Vendure is loaded and its code warm: a
 * file that has a process of its own spends a third of its time on that. They share a server too, each with a world of its own.
 */
keepServer();
for (const name of process.env['ENGINE_TESTS']?.split(',') ?? []) {
  // Hooks at the top of a file, such as `before`, belong to this suite alone.
  describe(name, () => {
    load(`./${name}.test.js`);
  });
}
