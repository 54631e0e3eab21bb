import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { command } from './console/command';
import { applyEnvironment, readEnvironment } from './environment';
import { runShop } from './shop/run-shop';
import { siteDirectory } from './shop/site-directory';
import { changedVariables } from './site/build-stamp';

await command(async () => {
  const environment = readEnvironment(process.cwd(), process.env);
  const directory = siteDirectory(environment);
  if (!existsSync(join(directory, '404.html')))
    throw new Error(`There is no built site in ${directory}/. Make one with "npm run build".`);
  applyEnvironment(environment, console.log);
  const changed = changedVariables(directory, environment.variables);
  if (changed.length > 0)
    console.warn(
      `The site in ${directory}/ was built with other values of ${changed.join(', ')}. "npm run build" builds it anew.`,
    );
  await runShop({ environment, beforeServing: async () => undefined });
});
