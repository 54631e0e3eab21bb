import { contentHash } from '#sandbox/content-service/content-hash';
import type { Environment } from '#tools/environment';
import { isLocal } from '#tools/environment';
import type { BuildInputs } from '#tools/site/build-stamp';

/** The folder of the built site: SITE_DIRECTORY, else dist. */
export function siteDirectory(environment: Environment): string {
  return environment.variables['SITE_DIRECTORY'] ?? 'dist';
}

/** Returns the inputs of a build at this moment. */
export function buildInputs(environment: Environment): BuildInputs {
  const { variables } = environment;
  const contentIsHere = isLocal(variables['VITE_CONTENTFUL_HOST']);
  return { directory: process.cwd(), variables, contentHash: contentIsHere ? contentHash() : undefined };
}
