import type { Environment } from '#tools/environment';
import { isLocal } from '#tools/environment';
import type { BuildInputs } from '#tools/site/build-stamp';

/** The folder of the built site: SITE_DIRECTORY, else dist. */
export function siteDirectory(environment: Environment): string {
  return environment.variables['SITE_DIRECTORY'] ?? 'dist';
}

/** Resolves with the inputs of a build at this moment. */
export async function buildInputs(environment: Environment): Promise<BuildInputs> {
  const { variables } = environment;
  const contentIsHere = isLocal(variables['VITE_CONTENTFUL_HOST']);
  return { directory: process.cwd(), variables, contentHash: contentIsHere ? await hashOfSandbox() : undefined };
}

/** The sandbox is loaded when content is read from it, and not before: a build for the public does without. */
async function hashOfSandbox(): Promise<string> {
  const { contentHash } = await import('./local-sandbox');
  return contentHash();
}
