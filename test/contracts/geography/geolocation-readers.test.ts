import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { faults } from '#sandbox/faults/faults';
import { geolocationRoutes } from '#sandbox/geolocation/geolocation-routes';
import { createServer } from '#sandbox/http/server';
import { geolocationTimeout, HttpGeolocationReader } from '#src/infrastructure/geography/http-geolocation-reader';
import { rejection } from '#test/contracts/shop/rejection';
import { InMemoryGeolocationReader } from '#test/fakes/geography/in-memory-geolocation-reader';
import { ManualScheduler } from '#test/fakes/system/manual-scheduler';
import { describeGeolocationReader, type GeolocationSubject, utah } from './describe-geolocation-reader';

const codes = { 'server-error': 'server_error', silence: 'timeout', 'no-connection': 'network_error' } as const;

describeGeolocationReader('the fake in memory', {
  make: () => {
    const reader = new InMemoryGeolocationReader();
    return Promise.resolve({
      reader,
      locate: ({ country, region }) => {
        reader.place = { country, region };
        return Promise.resolve();
      },
      fail: (how) => {
        reader.failure = codes[how];
        return Promise.resolve();
      },
    });
  },
  dispose: () => Promise.resolve(),
});

/** A server of its own, so that no test waits for another's faults. */
async function openService(shape: string) {
  const app = await createServer('http://localhost:5173');
  // A held answer is never sent: the test lets the shop's patience run out instead.
  await app.register(faults({ wait: () => new Promise(() => undefined) }));
  await app.register(geolocationRoutes());
  const url = await app.listen();
  const order = async (path: string, body: object, method = 'POST') => {
    const answer = await fetch(url + path, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.ok).toBe(true);
  };
  const scheduler = new ManualScheduler();
  const service = { url: `${url}/geolocation`, key: 'sandbox-geolocation-key' };
  const http = new HttpGeolocationReader(service, scheduler);
  let isSilent = false;
  return {
    app,
    service,
    scheduler,
    order,
    reader: {
      read: async () => {
        const [place] = await Promise.all([http.read(), isSilent && scheduler.advance(geolocationTimeout)]);
        return place;
      },
    },
    locate: (place: object) => order('/_control/geolocation', { ...place, shape }, 'PUT'),
    fail: async (how: keyof typeof codes) => {
      isSilent = how === 'silence';
      const kinds = {
        'server-error': { kind: 'status', status: 500 },
        silence: { kind: 'delay', milliseconds: 60_000 },
        'no-connection': { kind: 'drop' },
      };
      await order('/_control/faults', { ...kinds[how], path: '/geolocation' });
    },
  };
}

function overHttp(shape: string): GeolocationSubject {
  const opened: FastifyInstance[] = [];
  return {
    make: async () => {
      const service = await openService(shape);
      opened.push(service.app);
      return service;
    },
    dispose: async () => {
      for (const app of opened) {
        app.server.closeAllConnections();
        await app.close();
      }
    },
  };
}

for (const shape of ['names', 'codes', 'groups', 'bare'])
  describeGeolocationReader(`HTTP, against the sandbox's service that answers in ${shape}`, overHttp(shape));

describe('HttpGeolocationReader (spec §7 with a key)', () => {
  it.each([
    ['not JSON', '<html>'],
    ['a text', '"Utah"'],
    ['a place of numbers', { data: { location: { country: 1, region: 2 } } }],
    ['no location', { data: {} }],
    ['an endless group', { data: { location: { country: { name: { name: {} } } } } }],
  ])('takes %s for no answer, and quotes none of it', async (_what, body) => {
    const { app, order, reader } = await openService('names');
    await order('/_control/faults', { kind: 'wrong-shape', path: '/geolocation', body });
    const error = await rejection(reader.read());
    expect([error.code, error.message]).toEqual([
      'wrong_shape',
      'The answer of the geolocation service names no place',
    ]);
    await app.close();
  });

  it('is refused with a wrong key, and keeps the parameters of its address', async () => {
    const { app, service, scheduler, locate } = await openService('names');
    await locate(utah);
    const wrong = new HttpGeolocationReader({ ...service, key: 'wrong' }, scheduler);
    expect((await rejection(wrong.read())).code).toBe('unauthorized');
    const longer = new HttpGeolocationReader({ ...service, url: `${service.url}?fields=location` }, scheduler);
    expect((await longer.read()).region).toBe('Utah');
    await app.close();
  });

  it('leaves no timer behind', async () => {
    const { app, scheduler, reader } = await openService('names');
    await reader.read();
    await scheduler.quiet();
    expect(scheduler.clock.now()).toBe(new ManualScheduler().clock.now());
    await app.close();
  });
});
