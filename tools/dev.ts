import { createServer } from 'vite';
import { checkEnvironment } from '#src/composition/configuration/check-environment';
import { command } from './console/command';
import { sitePlugin } from './dev/site-middleware';
import { applyEnvironment, readEnvironment } from './environment';
import { siteRules } from './server/site-rules';
import { requireFreePort } from './shop/ports';
import { printAddresses } from './shop/print-addresses';
import { startSandboxOf } from './shop/run-shop';
import { untilStopped } from './shop/until-stopped';

await command(async () => {
  const environment = readEnvironment(process.cwd(), process.env);
  applyEnvironment(environment, console.log);
  checkEnvironment(environment.variables, console.warn);
  await requireFreePort(environment.storefrontPort, 'PORT');
  const sandbox = await startSandboxOf(environment);
  const vite = await createServer({
    plugins: [sitePlugin(siteRules(environment.variables))],
    server: { port: environment.storefrontPort, strictPort: true, host: process.env['HOST'] ?? '127.0.0.1' },
  });
  await vite.listen();
  printAddresses(environment);
  await untilStopped([{ url: environment.storefrontUrl, close: () => vite.close() }, ...sandbox]);
});
