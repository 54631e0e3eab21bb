import { command } from './console/command';
import { runSteps } from './console/step';
import { imageSteps } from './images/image-steps';

/** "npm run images": builds and starts the images without Docker, one after the other. */
await command(async () => {
  const results = await runSteps(imageSteps, 1);
  const failed = results.filter(({ ok }) => !ok).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
});
