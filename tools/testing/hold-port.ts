import { createServer } from 'node:http';
import { listen, stop } from '#tools/shop/ports';

/** Keeps a port for this process until it is let go of. Rejects in one line when the port is in use. */
export async function holdPort(port: number, variable: string): Promise<() => Promise<void>> {
  const holder = createServer();
  await listen(holder, port, variable);
  return () => stop(holder);
}
