/** The engine under test and the addresses of its surroundings (tools/test-vendure.ts). */
export interface TestEngine {
  readonly url: string;
  readonly databaseUrl: string;
  /** Ports that the engine expects a sandbox and a sign-in provider at. */
  readonly sandboxPort: number;
  readonly signInPort: number;
  /** Both stand in the tokens that the engine accepts. */
  readonly issuer: string;
  readonly audience: string;
}

/** Throws when no engine is named. */
export function testEngine(): TestEngine {
  return {
    url: variable('VENDURE_URL'),
    databaseUrl: variable('VENDURE_DATABASE_URL'),
    sandboxPort: Number(variable('VENDURE_SANDBOX_PORT')),
    signInPort: Number(variable('VENDURE_SIGN_IN_PORT')),
    issuer: variable('VENDURE_SIGN_IN_ISSUER'),
    audience: variable('VENDURE_SIGN_IN_AUDIENCE'),
  };
}

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run npm run test:vendure.`);
  return value;
}
