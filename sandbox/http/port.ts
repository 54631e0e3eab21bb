import { createServer } from 'node:net';

export class PortTakenError extends Error {
  constructor(port: number) {
    super(`Port ${String(port)} is taken. Stop what runs there, or choose another with SANDBOX_PORT.`);
  }
}

/** Checks the port before anything slow starts. Rejects with a PortTakenError; port 0 (any) is always free. */
export async function requireFreePort(port: number): Promise<void> {
  if (port === 0) return;
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => {
      reject(isAddressInUse(error) ? new PortTakenError(port) : error);
    });
    probe.listen({ port, host: 'localhost' }, () => {
      probe.close(() => {
        resolve();
      });
    });
  });
}

export function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
