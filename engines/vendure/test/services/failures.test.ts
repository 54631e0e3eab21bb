import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { Logger, LogLevel } from '@vendure/core';
import type { RawRequest } from '#src/http/raw-body';
import { JsonLogger } from '#src/log/json-logger';
import { FailuresController } from '#src/plugins/failures/api/failures-controller';

let lines: readonly Readonly<Record<string, unknown>>[] = [];
beforeEach(() => {
  lines = [];
  Logger.useLogger(
    new JsonLogger(LogLevel.Warn, (line) => {
      lines = [...lines, JSON.parse(line) as Readonly<Record<string, unknown>>];
    }),
  );
});

const report = (sent: unknown, controller = new FailuresController(), ip = '192.0.2.1'): void => {
  const request = { headers: { 'content-type': 'application/json' }, rawBody: Buffer.from(JSON.stringify(sent)), ip };
  controller.receive(request as unknown as RawRequest & { readonly ip: string });
};

const failure = {
  message: 'The server refused a call',
  code: 'server_error',
  status: 200,
  serverCode: 'INTERNAL_SERVER_ERROR',
  requestId: '0123456789abcdef0123456789abcdef',
  stack: ['assets/cart-B1f.js:1:2043'],
  page: 'checkout',
};

describe('A list of failures in browsers', () => {
  it('is a line of the log, by the id of the call that failed', () => {
    report({ failures: [failure, { message: 'Other tabs cannot be followed' }] });
    assert.deepEqual(
      lines.map(({ level, context, message, requestId }) => [level, context, message, requestId]),
      [
        [
          'warn',
          'Storefront',
          'The server refused a call code=server_error status=200 serverCode=INTERNAL_SERVER_ERROR page=checkout at assets/cart-B1f.js:1:2043',
          failure.requestId,
        ],
        ['warn', 'Storefront', 'Other tabs cannot be followed', undefined],
      ],
    );
  });

  it("has nothing in another form: neither text of strangers, nor a person's input", () => {
    const stranger = {
      code: 'R1 of Ada',
      page: '/account/orders/R1',
      error: 'a@b.test',
      requestId: 'x',
      stack: ['<a>', 7],
    };
    report({
      failures: [{ ...failure, ...stranger, email: 'ada@example.test' }, { message: 'of ada@example.test' }, 7],
    });
    assert.deepEqual(
      lines.map(({ message, requestId }) => [message, requestId]),
      [['The server refused a call status=200 serverCode=INTERNAL_SERVER_ERROR', undefined]],
    );
  });

  it('is refused when it is no list, or a longer one than a visit has', () => {
    for (const failures of [undefined, 'x', {}, Array.from({ length: 51 }, () => failure)])
      assert.throws(() => report({ failures }), { code: 'INVALID' });
    assert.deepEqual(lines, []);
  });

  it('is taken thirty times a minute from an address', ({ mock }) => {
    mock.timers.enable({ apis: ['Date'] });
    const controller = new FailuresController();
    for (let call = 0; call < 30; call += 1) report({ failures: [] }, controller);
    assert.throws(() => report({ failures: [] }, controller), { code: 'RATE_LIMITED' });
    report({ failures: [] }, controller, '192.0.2.2');
  });
});
