import type { Environment } from '#tools/environment';
import { readSiteFiles } from '#tools/server/site-files';
import { createSiteServer } from '#tools/static-server';
import { listen, stop } from './ports';
import type { Running } from './until-stopped';

/** Serves a built site on the storefront's port. Rejects when the port is taken or there is no site. */
export async function serveSite(environment: Environment, directory: string): Promise<Running> {
  const server = createSiteServer({
    files: readSiteFiles(directory),
    variables: environment.variables,
    report: (error) => console.error(error),
  });
  await listen(server, environment.storefrontPort, 'PORT');
  return { url: environment.storefrontUrl, close: () => stop(server) };
}
