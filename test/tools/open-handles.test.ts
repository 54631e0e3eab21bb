import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { failOnOpenHandles } from '#tools/testing/open-handles';

/** The responses of a server that keeps every request waiting; a call sends one. */
const answers: (() => void)[] = [];
const server = createServer((_request, response) => void answers.push(() => response.end('late')));
const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const nothing = () => undefined;

beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

describe('A test that ends', () => {
  it.each([
    ['setTimeout of 60000 ms', () => setTimeout(nothing, 60_000), (timer: NodeJS.Timeout) => clearTimeout(timer)],
    ['setInterval of 800 ms', () => setInterval(nothing, 800), (timer: NodeJS.Timeout) => clearInterval(timer)],
  ])('fails with %s and the line that began it', async (what, start, stop) => {
    let timer: NodeJS.Timeout | undefined;
    await expect(failOnOpenHandles(async () => void (timer = start()))).rejects.toThrow(
      new RegExp(`${what} at .*open-handles\\.test\\.ts:`),
    );
    await expect(failOnOpenHandles(async () => stop(start()))).resolves.toBeUndefined();
    stop(timer!);
  });

  it('passes with a timeout that has come due, or that nothing waits for', async () => {
    await expect(
      failOnOpenHandles(() => new Promise((resolve) => void setTimeout(resolve, 0))),
    ).resolves.toBeUndefined();
    await expect(failOnOpenHandles(async () => void setTimeout(nothing, 0))).resolves.toBeUndefined();
    await expect(failOnOpenHandles(async () => void setTimeout(nothing, 60_000).unref())).resolves.toBeUndefined();
  });

  it('fails with timers that are still fake', async () => {
    await expect(failOnOpenHandles(async () => void vi.useFakeTimers())).rejects.toThrow('fake timers');
    vi.useRealTimers();
  });

  it.each<[string, (answered: () => void) => void]>([
    [
      'fetch',
      (answered) =>
        void fetch(`${url()}/slow`)
          .then((response) => response.text())
          .then(answered),
    ],
    [
      'Node’s own client',
      (answered) => void get(`${url()}/slow`, (response) => response.resume().on('close', answered)),
    ],
  ])('fails with a request by %s without an answer', async (_client, ask) => {
    let answered: () => void = nothing;
    const done = new Promise<void>((resolve) => (answered = resolve));
    await expect(
      failOnOpenHandles(async () => {
        ask(answered);
        await expect.poll(() => answers).toHaveLength(1);
      }),
    ).rejects.toThrow('GET /slow');
    answers.pop()!();
    await done;
  });
});
