import { afterAll, beforeAll } from 'vitest';
import { startTestSandbox, type TestSandbox } from './test-sandbox';

/** A sandbox that all tests of a file share: it starts before the first and closes after the last of them. */
export function sharedSandbox(...options: Parameters<typeof startTestSandbox>): TestSandbox {
  let started: TestSandbox;
  beforeAll(async () => {
    started = await startTestSandbox(...options);
  });
  afterAll(() => started.close());
  // Tests name it before it has started.
  return new Proxy({} as TestSandbox, { get: (_target, name: keyof TestSandbox) => started[name] });
}
