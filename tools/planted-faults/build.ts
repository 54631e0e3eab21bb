import { mkdirSync, writeFileSync } from 'node:fs';
import type { UserConfig } from 'vite';
import { applyEnvironment, type Environment } from '#tools/environment';
import { buildInputs } from '#tools/shop/site-directory';
import { buildSite } from '#tools/site/build-site';
import { isOfPages, readFaults } from './fault';
import { planFaults, plantedFaults } from './plant';

export const WORK_FOLDER = '.cache/planted-faults';
/** By the id of a fault, what a page calls it. */
export const NAMES_FILE = `${WORK_FOLDER}/names.json`;

/** Builds a shop with all faults in it, none of which is switched on. */
export async function buildWithFaults(environment: Environment, directory: string): Promise<void> {
  const plan = await planFaults(readFaults().filter(isOfPages));
  mkdirSync(WORK_FOLDER, { recursive: true });
  writeFileSync(NAMES_FILE, JSON.stringify(plan.names));
  applyEnvironment(environment, console.log);
  const forBrowsers: UserConfig = { plugins: [plantedFaults(plan)], build: { minify: false } };
  await buildSite({ environment, inputs: buildInputs(environment), directory, forBrowsers });
}
