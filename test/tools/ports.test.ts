import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { listen, stop } from '#tools/shop/ports';
import { holdPort } from '#tools/testing/hold-port';

/** A port without a listener just now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await listen(server, 0, 'ANY');
  const { port } = server.address() as AddressInfo;
  await stop(server);
  return port;
}

describe('A port that is held', () => {
  it('is refused to a second run, which gets instructions, until it is let go of', async () => {
    const port = await freePort();
    const letGo = await holdPort(port, 'TEST_PORT');
    await expect(holdPort(port, 'TEST_PORT')).rejects.toThrow(
      `Port ${port} is taken. Stop what runs there, or choose another with TEST_PORT.`,
    );
    await letGo();
    const again = await holdPort(port, 'TEST_PORT');
    await again();
  });
});
