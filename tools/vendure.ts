import { command } from './console/command';
import { installEngine, isDashboardBuilt } from './engine/install-engine';
import { startEngine } from './engine/running-engine';
import { onVendure } from './engine/vendure-environment';
import { applyEnvironment, readEnvironment } from './environment';
import { buildWhenStale } from './shop/build-when-stale';
import { requireFreePort } from './shop/ports';
import { runShop } from './shop/run-shop';

/** "npm run engine:vendure": the shop on Vendure, with its database, its worker and its dashboard. */
await command(async () => {
  const { environment, engine } = onVendure(readEnvironment(process.cwd(), process.env));
  applyEnvironment(environment, console.log);
  await requireFreePort(environment.storefrontPort, 'PORT');
  if (environment.usesSandbox) await requireFreePort(environment.sandboxPort, 'SANDBOX_PORT');
  await requireFreePort(engine.port, 'ENGINE_PORT');
  await installEngine();
  const engineAddress = `http://localhost:${engine.port}`;
  await runShop({
    environment,
    beforeServing: async (keep) => {
      keep(await startEngine(engine));
      await buildWhenStale(environment);
    },
    alsoThere: [
      { name: 'Shop API', url: `${engineAddress}/shop-api`, what: 'GraphQL, the storefront’s' },
      {
        name: 'Dashboard',
        url: `${engineAddress}/admin`,
        what: isDashboardBuilt() ? 'superadmin, canned-wine' : 'not built: npm run engine:dashboard',
      },
    ],
  });
});
