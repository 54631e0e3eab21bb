import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { UserConfig } from 'vite';
import { applyEnvironment, type Environment } from '#tools/environment';
import { buildInputs } from '#tools/shop/site-directory';
import { buildSite } from '#tools/site/build-site';
import { type Fault, faultId, isOfPages, readFaults } from './fault';
import { planFaults, plantedFaults } from './plant';

export const WORK_FOLDER = '.cache/planted-faults';
/** By the id of a fault, its name in a page. */
export const NAMES_FILE = `${WORK_FOLDER}/names.json`;

/** Builds a shop with all faults in it, none of which is switched on. Rejects when a fault of a style is in no sheet. */
export async function buildWithFaults(environment: Environment, directory: string): Promise<void> {
  const plan = await planFaults(readFaults().filter(isOfPages));
  mkdirSync(WORK_FOLDER, { recursive: true });
  writeFileSync(NAMES_FILE, JSON.stringify(plan.names));
  applyEnvironment(environment, console.log);
  const forBrowsers: UserConfig = { plugins: [plantedFaults(plan)], build: { minify: false } };
  await buildSite({ environment, inputs: await buildInputs(environment), directory, forBrowsers });
  requireStyles(directory, plan.styles);
}

function requireStyles(directory: string, faults: readonly Fault[]): void {
  const folder = join(directory, 'assets');
  const sheets = readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  for (const fault of faults)
    if (!sheets.some((sheet) => sheet.includes(faultId(fault))))
      throw new Error(`No sheet has the fault of ${fault.file}: ${fault.replacement}`);
}
