import { command } from './console/command';
import { applyEnvironment, readEnvironment } from './environment';
import { buildWhenStale } from './shop/build-when-stale';
import { runShop } from './shop/run-shop';

await command(async () => {
  const environment = readEnvironment(process.cwd(), process.env);
  applyEnvironment(environment, console.log);
  await runShop({ environment, beforeServing: () => buildWhenStale(environment) });
});
