import assert from 'node:assert/strict';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import { LogLevel } from '@vendure/core';
import express from 'express';
import { vendureConfig } from '#src/composition/vendure-config';
import { readEnvironment } from '#src/config/environment';
import { callReader } from '#src/http/call-bodies';
import { keepRawBody } from '#src/http/raw-body';
import { JsonLogger } from '#src/log/json-logger';
import { nameRequest } from '#src/log/request-id';
import { liveShop } from '#test/support/live-shop';

type Line = Readonly<Record<string, unknown>>;

let lines: readonly Line[] = [];
const logger = new JsonLogger(LogLevel.Warn, (text) => {
  assert.equal(text.indexOf('\n'), text.length - 1);
  lines = [...lines, JSON.parse(text) as Line];
});

/** Answers as the engine does, and logs in the middle of its work. */
let server: Server;
before(async () => {
  const app = express()
    .use(nameRequest)
    .use('/shop-api', callReader())
    .use('/events', keepRawBody)
    .use((_request, response) => {
      setTimeout(() => {
        logger.warn('Something happened');
        response.end();
      }, 1);
    });
  server = await new Promise((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
});
after(() => server.close());
beforeEach(() => {
  lines = [];
});

const url = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

async function call(
  path: string,
  id?: string,
): Promise<{ readonly answered: string | null; readonly logged: unknown }> {
  const response = await fetch(url() + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(id !== undefined && { 'x-request-id': id }) },
    body: '{"query":"{ x }"}',
  });
  await response.text();
  return { answered: response.headers.get('x-request-id'), logged: lines.at(-1)?.['requestId'] };
}

function textOf(message: string, trace?: string): string {
  logger.error(message, 'Test', trace);
  return JSON.stringify(lines.at(-1));
}

describe('Lines of the log of a live shop', () => {
  it('are JSON in production, and as they were on a developer’s machine', () => {
    const variables = { ...liveShop, DATABASE_URL: 'postgres://shop:secret@localhost:5432/shop' };
    assert.ok(vendureConfig(readEnvironment(variables)).logger instanceof JsonLogger);
    const { logger: plain } = vendureConfig(readEnvironment({ DATABASE_URL: variables.DATABASE_URL }));
    assert.ok(!(plain instanceof JsonLogger));
  });

  it('have the id that the storefront sends, however the body is read', async () => {
    for (const path of ['/shop-api', '/events', '/health']) {
      const id = '0123456789abcdef0123456789abcdef';
      assert.deepEqual(await call(path, id), { answered: id, logged: id }, path);
    }
  });

  it('have the id of their own request when several are answered at once, also on one connection', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => String(index).padStart(32, 'a'));
    await Promise.all(ids.map((id) => call('/events', id)));
    assert.deepEqual(lines.map(({ requestId }) => requestId).toSorted(), ids.toSorted());
  });

  it('have an id of the engine’s own in place of a missing, an oversized or a made-up one', async () => {
    for (const id of [undefined, '', 'a'.repeat(33), 'A'.repeat(32), 'ada@example.test', '1; DROP TABLE', '"}{"']) {
      const { answered, logged } = await call('/shop-api', id);
      assert.match(String(logged), /^[\da-f]{32}$/);
      assert.deepEqual([answered, logged === id], [logged, false]);
    }
  });

  it('have none outside a request', () => {
    logger.warn('A job failed', 'Jobs');
    assert.deepEqual(Object.keys(lines[0] ?? {}), ['time', 'level', 'context', 'message']);
  });

  it('have no address, number or token of a person, nor the quotations of a database or a parser', () => {
    const cut = [
      'ada.lovelace+wine@example.test',
      '+1 (202) 555-0100',
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZGEifQ.c2ln',
      'k3Jf9sLq0PzX8vBn2MwE7rTy5UiO1aSd4FgH',
      '"Ada Lovelace"',
      'https://shop.test/order?token=secret',
    ];
    for (const secret of cut) {
      const written = textOf(
        `It went wrong for ${secret}.`,
        `Error: ${secret}\n    at run (/srv/engine/dist/src/a.js:1:2)`,
      );
      assert.ok(!written.includes(secret.replaceAll('"', '')), written);
      assert.match(written, /It went wrong for .*\/srv\/engine\/dist\/src\/a\.js:1:2/);
    }
    const variables = JSON.stringify({ message: 'error.email-taken', variables: { name: 'Ada' } });
    assert.match(textOf(variables), /"message":"error\.email-taken"/);
  });

  it('keep the data that finds the fault: ids of things, Stripe’s ids, and names of constraints', () => {
    for (const kept of [
      '0f8fad5b-d9cb-469f-a165-70867728950e',
      'cs_live_a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6',
      'R01234567890',
    ])
      assert.ok(textOf(`The delivery of ${kept} is not finished`).includes(kept));
    assert.match(String((JSON.parse(textOf('violates "UQ_one_number"')) as Line)['message']), /"UQ_one_number"/);
  });

  it('leave out entries below the level', () => {
    logger.info('The server has started');
    logger.verbose('A call was refused');
    assert.deepEqual(lines, []);
  });
});
