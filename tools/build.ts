import { command } from './console/command';
import { applyEnvironment, readEnvironment } from './environment';
import { buildInputs, siteDirectory } from './shop/site-directory';
import { buildSite } from './site/build-site';

await command(async () => {
  // The process that asked for the build is gone.
  process.once('disconnect', () => process.exit(1));
  const environment = readEnvironment(process.cwd(), process.env);
  applyEnvironment(environment, console.log);
  await buildSite({ environment, inputs: await buildInputs(environment), directory: siteDirectory(environment) });
  // Clients of the content service keep connections open, which would keep the process up.
  process.exit(0);
});
