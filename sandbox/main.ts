import type { DatabaseChoice } from './database/open-database';
import { startSandbox } from './sandbox';

const { PORT, SANDBOX_PORT, DATABASE_URL, SANDBOX_DATA, STOREFRONT_URL, VITE_ORDER_COOKIE } = process.env;

try {
  const sandbox = await startSandbox({
    port: portOf(firstSet(PORT, SANDBOX_PORT) ?? '4000'),
    database: databaseOf(),
    orderCookie: VITE_ORDER_COOKIE === 'true',
    storefrontUrl: firstSet(STOREFRONT_URL) ?? 'http://localhost:5173',
  });
  console.log(`Sandbox: ${sandbox.url}`);
  console.log(`Outbox:  ${sandbox.url}/outbox`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void sandbox.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function databaseOf(): DatabaseChoice {
  if (DATABASE_URL) return { kind: 'postgres', url: DATABASE_URL };
  return { kind: 'folder', path: firstSet(SANDBOX_DATA) ?? '.sandbox/database' };
}

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`"${text}" is no port. PORT must be a number from 0 to 65535.`);
  return port;
}

/** An empty variable counts as not set. */
function firstSet(...values: readonly (string | undefined)[]): string | undefined {
  return values.find((value) => value !== undefined && value !== '');
}
