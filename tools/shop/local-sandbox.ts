export { contentHash } from '#sandbox/content-service/content-hash';
import { startSandbox } from '#sandbox/sandbox';
import { localKeys } from '#sandbox/sign-in/project';
import type { Environment } from '#tools/environment';
import type { Running } from './until-stopped';

const DATA = '.sandbox/database';

/**
 * Starts the sandbox on its port, where orders survive a restart: in the PostgreSQL of DATABASE_URL, else in a folder
 * (SANDBOX_DATA). `forgetful` keeps everything in memory instead. Rejects when the port is taken.
 */
export async function startLocalSandbox(environment: Environment, forgetful = false): Promise<Running> {
  const { variables, sandboxPort, storefrontUrl } = environment;
  const postgres = variables['DATABASE_URL'];
  const lasting = postgres
    ? ({ kind: 'postgres', url: postgres } as const)
    : ({ kind: 'folder', path: variables['SANDBOX_DATA'] ?? DATA } as const);
  const sandbox = await startSandbox({
    port: sandboxPort,
    database: forgetful ? { kind: 'memory' } : lasting,
    orderCookie: variables['VITE_ORDER_COOKIE'] === 'true',
    storefrontUrl,
    signInKeys: {
      ...localKeys,
      publicTokens: [variables['VITE_STYTCH_PUBLIC_TOKEN'] ?? '', ...localKeys.publicTokens],
    },
  });
  return { url: environment.sandboxUrl, close: () => sandbox.close() };
}

/** Starts the sandbox for its content, in memory, so that no shop that was used before is touched. */
export function startContentService(port: number, storefrontUrl: string): Promise<Running> {
  return startSandbox({ port, database: { kind: 'memory' }, storefrontUrl });
}
