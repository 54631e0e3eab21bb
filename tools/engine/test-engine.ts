import { readPort, type Variables } from '#tools/environment';
import type { Running } from '#tools/shop/local-sandbox';
import { requireFreePort } from '#tools/shop/ports';
import { makeDatabaseFolder } from './database-folder';
import { startEngine } from './running-engine';

const PORT = 3391;

/** The engine asks the sign-in provider of the contracts for users with it. */
export const serverSecret = 'secret-of-the-contracts';

/** An engine in the contracts' world, on an empty database of its own. */
export interface EngineUnderTest extends Running {
  /** For the contracts (test/contracts/vendure/test-engine.ts). */
  readonly variables: Variables;
}

/** Starts it on TEST_ENGINE_PORT and the three ports that follow, for database, sandbox and sign-in provider. */
export async function startEngineUnderTest(environment: Variables): Promise<EngineUnderTest> {
  const port = readPort('TEST_ENGINE_PORT', environment, PORT, 3);
  const [databasePort, sandboxPort, signInPort] = [port + 1, port + 2, port + 3];
  for (const one of [port, databasePort, sandboxPort, signInPort]) await requireFreePort(one, 'TEST_ENGINE_PORT');
  const folder = await makeDatabaseFolder();
  const signIn = { issuer: 'https://sign-in.example.test', audience: 'project-of-the-contracts' };
  const engine = await startEngine({
    port,
    args: ['--seed', 'seed/contracts.json'],
    variables: {
      DATABASE_URL: undefined,
      DATABASE_FOLDER: folder.path,
      ASSETS_FOLDER: folder.assets,
      DATABASE_PORT: String(databasePort),
      DATABASE_FSYNC: 'off',
      SANDBOX_URL: `http://localhost:${sandboxPort}`,
      SIGN_IN_JWKS_URL: `http://localhost:${signInPort}/`,
      SIGN_IN_ISSUER: signIn.issuer,
      SIGN_IN_AUDIENCE: signIn.audience,
      SIGN_IN_USERS_URL: `http://localhost:${signInPort}/users`,
      SIGN_IN_SECRET: serverSecret,
    },
  }).catch(async (error: unknown) => {
    await folder.remove();
    throw error;
  });
  return {
    url: engine.url,
    variables: {
      VENDURE_URL: engine.url,
      VENDURE_DATABASE_URL: `postgres://postgres:postgres@localhost:${databasePort}/vendure`,
      VENDURE_SANDBOX_PORT: String(sandboxPort),
      VENDURE_SIGN_IN_PORT: String(signInPort),
      VENDURE_SIGN_IN_ISSUER: signIn.issuer,
      VENDURE_SIGN_IN_AUDIENCE: signIn.audience,
    },
    close: async () => {
      await engine.close();
      await folder.remove();
    },
  };
}
