import { type IncomingMessage, request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FaultyServer, faultyServer } from './faulty-server';

let server: FaultyServer;
let origin: string;

beforeEach(async () => {
  server = await faultyServer();
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

afterEach(() => server.app.close());

/** Adds a line over a real connection of its own; resolves as soon as the answer begins. */
function addLine(): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const sent = request(`${origin}/api/orders/R945892842/line_items`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      agent: false,
    });
    sent
      .on('response', resolve)
      .on('error', reject)
      .end(JSON.stringify({ sku: 'RED-1' }));
  });
}

async function order(fault: object): Promise<void> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/_control/faults',
    payload: { path: '/api/**', ...fault },
  });
  expect(answer.statusCode).toBe(201);
}

describe('Broken connections (spec §8 Shop back end)', () => {
  it('are cut before a request is carried out', async () => {
    await order({ kind: 'drop' });
    await expect(addLine()).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(server.lines).toEqual([]);
  });

  it('are cut after a request was carried out and before it is answered', async () => {
    await order({ kind: 'drop-after' });
    await expect(addLine()).rejects.toMatchObject({ code: 'ECONNRESET' });
    expect(server.lines).toEqual(['RED-1']);
    expect((await addLine()).statusCode).toBe(201);
  });

  it('bring an answer in two parts', async () => {
    await order({ kind: 'slow-body', milliseconds: 800 });
    const answer = await addLine();
    expect(answer.statusCode).toBe(201);
    const pieces: string[] = [];
    const ended = new Promise((resolve) =>
      answer
        .setEncoding('utf8')
        .on('data', (piece: string) => pieces.push(piece))
        .on('end', resolve),
    );
    await server.waiting();
    expect(server.passTime()).toEqual([800]);
    await ended;
    expect(pieces.length).toBeGreaterThan(1);
    expect(JSON.parse(pieces.join(''))).toEqual({ id: 1, sku: 'RED-1' });
  });
});
