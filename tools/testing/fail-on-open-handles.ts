import { aroundEach, vi } from 'vitest';
import { failOnOpenHandles } from './open-handles';

aroundEach(async (runTest) => {
  await failOnOpenHandles(runTest);
  // Vitest takes them back before the next test, which is after the next file has opened its database.
  vi.unstubAllGlobals();
});
