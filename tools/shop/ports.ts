import type { Server } from 'node:http';
import { connect } from 'node:net';

/** True when something accepts connections there, on whichever address "localhost" means. */
export function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1000 });
    const end = (open: boolean): void => {
      socket.destroy();
      resolve(open);
    };
    socket.on('connect', () => end(true));
    socket.on('error', () => end(false));
    socket.on('timeout', () => end(false));
  });
}

/** Rejects in one line when a port is in use; `variable` is the one that chooses another. */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  if (await answers('localhost', port)) throw portTaken(port, variable);
}

/** Listens for this machine alone, or where HOST says. Rejects in one line when the port is in use. */
export async function listen(server: Server, port: number, variable: string): Promise<void> {
  await requireFreePort(port, variable);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? portTaken(port, variable) : error),
    );
    server.listen(port, process.env['HOST'] ?? '127.0.0.1', resolve);
  });
}

/** Stops listening and lets go of browsers that keep their connection open. */
export async function stop(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeAllConnections();
  await closed;
}

function portTaken(port: number, variable: string): Error {
  return new Error(`Port ${port} is taken. Stop what runs there, or choose another with ${variable}.`);
}
