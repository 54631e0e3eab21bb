import { command } from './console/command';
import { buildDashboard, installEngine } from './engine/install-engine';

/** "npm run engine:dashboard": builds the dashboard of the engine, which serves it from then on. */
await command(async () => {
  await installEngine();
  await buildDashboard();
});
