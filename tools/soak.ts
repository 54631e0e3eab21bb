import { parseArgs } from 'node:util';
import { command } from './console/command';
import { runVitest } from './testing/vitest-run';

/**
 * "npm run soak -- --minutes 20": the model-based test for as long as is wanted; with the seed that a failure has named, the
 * same once more.
 */
await command(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '20' },
      seed: { type: 'string' },
      path: { type: 'string' },
      'replay-path': { type: 'string' },
    },
  });
  const { minutes, seed, path, 'replay-path': replayPath } = values;
  const wanted = { MODEL_MINUTES: minutes, MODEL_SEED: seed, MODEL_PATH: path, MODEL_REPLAY_PATH: replayPath };
  const { passed, failed } = await runVitest({ projects: ['model'], variables: { ...process.env, ...wanted } });
  console.log(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
});
