import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startSandbox } from '#sandbox/sandbox';
import { recordingsConfig } from '#test/sandbox/support/recordings-config';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { storefrontUrl } from '#test/sandbox/support/test-sandbox';

const sandbox = sharedSandbox({ storefrontUrl: 'https://shop.example.test/en/' });

function post(
  body: string,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
): Promise<Response> {
  return fetch(`${sandbox.url}/api/orders`, { method: 'POST', headers, body });
}

describe('HTTP conventions of the back end (spec §7 Shop back end)', () => {
  it('answers JSON in UTF-8, and a body that is empty counts as none', async () => {
    for (const answer of [
      await post(''),
      await post('{}'),
      await fetch(`${sandbox.url}/api/orders`, { method: 'POST' }),
    ]) {
      expect([answer.status, answer.headers.get('content-type')]).toEqual([201, 'application/json; charset=utf-8']);
    }
  });

  it('refuses malformed JSON, and no such route, in the wire’s own shapes', async () => {
    expect([(await post('{oops')).status, await (await post('{oops')).json()]).toEqual([
      400,
      { status: 400, error: 'Bad Request' },
    ]);
    const nowhere = await fetch(`${sandbox.url}/api/nope`);
    expect([nowhere.status, await nowhere.json()]).toEqual([404, { status: 404, error: 'Not Found' }]);
  });

  it('is reached by the name and by the address of this machine', async () => {
    const { port } = new URL(sandbox.url);
    for (const host of ['localhost', '127.0.0.1'])
      expect((await fetch(`http://${host}:${port}/api/countries/US/states`)).status).toBe(200);
  });

  it.each(['https://shop.example.test', 'http://localhost:5173', 'http://127.0.0.1:8080'])(
    'lets browsers of %s in, with credentials',
    async (origin) => {
      const preflight = await fetch(`${sandbox.url}/api/orders/R1`, {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'PATCH',
          'Access-Control-Request-Headers': 'x-spree-order-token',
        },
      });
      expect(preflight.status).toBe(204);
      expect(Object.fromEntries(preflight.headers)).toMatchObject({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-max-age': '600',
        'access-control-allow-methods': expect.stringContaining('PATCH'),
        'access-control-allow-headers':
          'X-Spree-Order-Token, X-Addition-Token, Authorization, X-Anonymous-Id, X-Store-Slug, Idempotency-Key, Content-Type, X-SDK-Client, X-SDK-Parent-Host',
      });
      const refused = await fetch(`${sandbox.url}/api/users/me`, { headers: { Origin: origin } });
      expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, origin]);
    },
  );

  it('lets no other origin in', async () => {
    const answer = await fetch(`${sandbox.url}/api/countries/US/states`, {
      headers: { Origin: 'https://elsewhere.example.test' },
    });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('A port that is taken', () => {
  it('is named in one line, with its remedy', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => {
      other.listen(0, 'localhost', resolve);
    });
    const { port } = other.address() as AddressInfo;
    const start = startSandbox({ port, database: { kind: 'memory' }, storefrontUrl, config: recordingsConfig });
    await expect(start).rejects.toThrow(
      `Port ${String(port)} is taken. Stop what runs there, or choose another with SANDBOX_PORT.`,
    );
    await new Promise((resolve) => {
      other.close(resolve);
    });
  });
});
