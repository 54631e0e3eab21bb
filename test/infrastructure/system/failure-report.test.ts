import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { failureReport } from '#src/infrastructure/system/failure-report';

/** Text that names a person, or opens something of theirs. */
const personal = fc.oneof(
  fc.emailAddress(),
  fc.nat({ max: 999_999_999 }).map((number) => `R${String(number).padStart(9, '0')}`),
  fc.nat({ max: 99_999 }).map((number) => `${number + 1} Vine Street, Sacramento CA 95814`),
  fc.constantFrom('Ada Lovelace', 'Grace Hopper', 'Łukasz Nowak'),
  fc.stringMatching(/^[A-Za-z0-9_-]{22,43}$/),
  fc.stringMatching(/^\+1202555\d{4}$/),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

/** Fields of today's log entries, and any other. */
const field = fc.oneof(
  fc.constantFrom(
    'message',
    'error',
    'cause',
    'path',
    'paths',
    'skus',
    'kind',
    'purpose',
    'expected',
    'store',
    'email',
  ),
  fc.string({ minLength: 1, maxLength: 12 }),
);

const places = `TypeError: x\n    at n (https://shop.example/assets/cart-B1f.js:1:2043)\n    at https://shop.example/assets/index-Zz_9.js:2:7`;

function thrown(message: string, stack = places): Error {
  const error = new TypeError(message);
  error.stack = `TypeError: ${message}\n${stack}`;
  return error;
}

const sent = (message: string, details: Readonly<Record<string, unknown>>) =>
  JSON.stringify(failureReport(message, details));

describe('A report of a failure (spec §8, docs/adr/0005: nothing of a person is sent)', () => {
  it('has nothing that a person typed or owns, in whichever field of the details it stands', () => {
    fc.assert(
      fc.property(personal, field, (value, name) => {
        const report = sent('The cart could not be loaded', { [name]: value, nested: { value }, list: [value] });
        expect(report).not.toContain(value);
        expect(report).toBe('{"message":"The cart could not be loaded"}');
      }),
    );
  });

  it('has no code, status or id but in their own forms', () => {
    fc.assert(
      fc.property(
        personal.filter((value) => !/^(?:[a-z._-]+|[A-Z_]+)$/.test(value)),
        (value) => {
          const fields = { code: value, status: value, serverCode: value, requestId: value };
          expect(sent('A call failed', fields)).toBe('{"message":"A call failed"}');
        },
      ),
    );
  });

  it('has no words of an error, which may quote an answer or an address', () => {
    fc.assert(
      fc.property(personal, (value) => {
        const cause = thrown(
          `Unexpected token in "${value}"`,
          `    at https://shop.example/account/orders/${value}:1:2`,
        );
        const failure = new GatewayError({ code: 'wrong_shape', message: value, errors: { base: [value] }, cause });
        for (const error of [cause, failure]) {
          const report = sent('An action failed', { error });
          expect(report).not.toContain(value);
          expect(report).not.toContain('shop.example');
        }
      }),
    );
  });

  it('has no word of a message from where it quotes something, and none with digits, @ or a slash', () => {
    fc.assert(
      fc.property(personal, fc.constantFrom(': ', ' "', ' “', ' (', ' ‘', ' [', ' <', ' `'), (value, quote) => {
        expect(sent(`Left out${quote}${value}`, {})).toBe('{"message":"Left out"}');
      }),
    );
    expect(failureReport('Order R123456789 of ada@example.com at /account/?token=x is gone', {}).message).toBe(
      'Order … of … at … is gone',
    );
  });

  it('has the data that finds the fault: codes, the id of the call in the log of the engine, and places in the shop’s scripts', () => {
    const requestId = '0123456789abcdef0123456789abcdef';
    const trace = { status: 200, serverCode: 'INTERNAL_SERVER_ERROR', requestId };
    expect(
      failureReport('An action failed', { error: new GatewayError({ code: 'server_error', trace }) }),
    ).toMatchObject({
      message: 'An action failed',
      code: 'server_error',
      ...trace,
      error: 'GatewayError',
    });
    expect(failureReport('An action failed unexpectedly', { error: thrown('x') })).toEqual({
      message: 'An action failed unexpectedly',
      error: 'TypeError',
      stack: ['assets/cart-B1f.js:1:2043', 'assets/index-Zz_9.js:2:7'],
    });
  });
});
