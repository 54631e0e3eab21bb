import { readPort, type Variables } from '#tools/environment';
import { requireFreePort } from '#tools/shop/ports';
import type { Running } from '#tools/shop/until-stopped';
import { makeDatabaseFolder } from './database-folder';
import { startEngine } from './running-engine';

const PORT = 3391;

/** The contracts that every change has to pass. The others walk the dashboard and kill processes. */
export const CORE_CONTRACTS = [
  'vendure-shop',
  'closed-doors',
  'own-packs',
  'subscriptions',
  'failed-payments',
  'variant-prices',
  'support-services',
  'reviews-and-tracking',
] as const;

/** The engine asks the sign-in provider of the contracts for users with it. */
export const serverSecret = 'secret-of-the-contracts';

/** The ports from TEST_ENGINE_PORT on. */
export interface EnginePorts {
  readonly engine: number;
  readonly database: number;
  readonly sandbox: number;
  readonly signIn: number;
  /** The database of the engine's own tests, which run beside the contracts. */
  readonly ownTests: number;
}

/** An engine in the contracts' world, on an empty database of its own. */
export interface EngineUnderTest extends Running {
  /** For the contracts (test/contracts/vendure/test-engine.ts). */
  readonly variables: Variables;
}

export function enginePorts(environment: Variables): EnginePorts {
  const engine = readPort('TEST_ENGINE_PORT', environment, PORT, 4);
  return { engine, database: engine + 1, sandbox: engine + 2, signIn: engine + 3, ownTests: engine + 4 };
}

/** Rejects when one of those that the contracts use is taken. */
export async function freeEnginePorts(environment: Variables): Promise<EnginePorts> {
  const ports = enginePorts(environment);
  for (const port of [ports.engine, ports.database, ports.sandbox, ports.signIn])
    await requireFreePort(port, 'TEST_ENGINE_PORT');
  return ports;
}

/** Starts it on TEST_ENGINE_PORT and the three ports that follow, for database, sandbox and sign-in provider. */
export async function startEngineUnderTest(environment: Variables): Promise<EngineUnderTest> {
  const ports = await freeEnginePorts(environment);
  const folder = await makeDatabaseFolder();
  const engine = await startEngine({
    port: ports.engine,
    args: ['--seed', 'seed/contracts.json'],
    variables: {
      DATABASE_URL: undefined,
      DATABASE_FOLDER: folder.path,
      ASSETS_FOLDER: folder.assets,
      DATABASE_PORT: String(ports.database),
      DATABASE_FSYNC: 'off',
      // As behind a CDN that knows where visitors are.
      TRUSTED_PROXIES: '1',
      COUNTRY_HEADER: 'CF-IPCountry',
      REGION_HEADER: 'CF-Region-Code',
      ...surroundings(ports),
    },
  }).catch(async (error: unknown) => {
    await folder.remove();
    throw error;
  });
  return {
    url: engine.url,
    variables: contractVariables(ports, `postgres://postgres:postgres@localhost:${ports.database}/vendure`),
    close: async () => {
      await engine.close();
      await folder.remove();
    },
  };
}

const signIn = { issuer: 'https://sign-in.example.test', audience: 'project-of-the-contracts' };

/** Tells an engine of the sandbox and the sign-in provider of the contracts. */
export function surroundings(ports: EnginePorts): Variables {
  return {
    SANDBOX_URL: `http://localhost:${ports.sandbox}`,
    SIGN_IN_JWKS_URL: `http://localhost:${ports.signIn}/`,
    SIGN_IN_ISSUER: signIn.issuer,
    SIGN_IN_AUDIENCE: signIn.audience,
    SIGN_IN_USERS_URL: `http://localhost:${ports.signIn}/users`,
    SIGN_IN_SECRET: serverSecret,
  };
}

/** Tells the contracts of an engine. */
export function contractVariables(ports: EnginePorts, databaseUrl: string): Variables {
  return {
    VENDURE_URL: `http://localhost:${ports.engine}`,
    VENDURE_DATABASE_URL: databaseUrl,
    VENDURE_SANDBOX_PORT: String(ports.sandbox),
    VENDURE_SIGN_IN_PORT: String(ports.signIn),
    VENDURE_SIGN_IN_ISSUER: signIn.issuer,
    VENDURE_SIGN_IN_AUDIENCE: signIn.audience,
  };
}
