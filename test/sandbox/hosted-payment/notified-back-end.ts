import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

interface NotifiedBackEnd {
  /** The bodies of the notifications that it got. */
  readonly notified: readonly string[];
  readonly url: () => string;
}

/** A back end that the payment page notifies, for all tests of a file. */
export function notifiedBackEnd(): NotifiedBackEnd {
  const notified: string[] = [];
  const listener = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => notified.push(text));
    request.on('end', () => response.end());
  });
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        listener.listen(0, resolve);
      }),
  );
  afterAll(() => void listener.close());
  return {
    notified,
    url: () => `http://localhost:${String((listener.address() as AddressInfo).port)}/payments/notifications`,
  };
}
