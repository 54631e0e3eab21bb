import { contentHash } from '../../sandbox/content-service/content-hash';
import type { Environment } from '../environment';
import { isLocal } from '../environment';
import type { BuildInputs } from '../site/build-stamp';

/** The folder of the built site: SITE_DIRECTORY, else dist. */
export function siteDirectory(environment: Environment): string {
  return environment.variables['SITE_DIRECTORY'] ?? 'dist';
}

/** What a build would be made of now. */
export function buildInputs(environment: Environment): BuildInputs {
  const { variables } = environment;
  const contentIsHere = isLocal(variables['VITE_CONTENTFUL_HOST']);
  return { directory: process.cwd(), variables, contentHash: contentIsHere ? contentHash() : undefined };
}
