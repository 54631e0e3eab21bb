import { join } from 'node:path';
import { runNode, type Step } from '#tools/console/step';
import { ENGINE } from './install-engine';

const SCHEMA = 'contracts/vendure-shop.graphql';
const ADAPTERS = 'src/infrastructure/vendure';
/** In the folder that an image of the engine takes with it. */
const DIGESTS = join(ENGINE, 'operations/current.json');

function contractStep(name: string, script: string, args: readonly string[], isWriting: boolean): Step {
  const file = join(ENGINE, 'dist/src/contract', `${script}.js`);
  return { name, run: () => runNode([file, ...args, ...(isWriting ? ['--write'] : [])]) };
}

/**
 * Compares the schema in contracts with that of a running engine, and the generated operations and their digests with both, or writes
 * them anew.
 */
export function operationSteps(engineUrl: string, isWriting: boolean): readonly Step[] {
  return [
    contractStep('schema of the shop API', 'print-schema', [`${engineUrl}/shop-api`, SCHEMA], isWriting),
    contractStep('operations of the storefront', 'generate-operations', [SCHEMA, ADAPTERS, DIGESTS], isWriting),
  ];
}
