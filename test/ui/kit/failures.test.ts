import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import { describeFailure } from '#src/ui/kit/failures';
import { insufficientStock, lockedOrder, noTransition } from '#test/fakes/shop/refusals';

const unheardOf = describeFailure(new GatewayError({ code: 'INTERNAL_ERROR' }));

describe('Words for failures (spec §8 The error catalogue, Shop back end)', () => {
  it.each([
    'unauthorized',
    'not_found',
    'unprocessable_entity',
    'rate_limited',
    'insufficient_stock',
    'locked',
    'network_error',
    'timeout',
    'aborted',
    'unsupported_protocol',
    'wrong_shape',
  ] as const)('has words of its own for %s', (code) => {
    const messages = describeFailure(new GatewayError({ code }));
    expect(messages).toMatch(/^[A-Z].*\.$/);
    expect(messages).not.toBe(unheardOf);
    expect(messages).not.toContain(code);
  });

  it('has words for everything else, among it the code "unknown" and codes of other ports', () => {
    expect(unheardOf).toMatch(/^[A-Z].*\.$/);
    expect(describeFailure(new GatewayError({ code: 'server_error' }))).toBe(unheardOf);
  });

  it('says that a locked order is locked', () => {
    expect(describeFailure(lockedOrder('order-17'))).toContain('somewhere else');
  });

  it('speaks of stock when there is not enough', () => {
    expect(describeFailure(insufficientStock())).toBe('There is not enough stock for something in your cart.');
  });

  it("shows the server's words about the order as a whole", () => {
    const message = 'The order has changed since it was paid. Nothing was charged; please pay the new total.';
    expect(describeFailure(noTransition({ base: [message] }))).toBe(message);
  });

  it('never shows the text of a failing server', () => {
    expect(
      describeFailure(
        new GatewayError({ code: 'server_error', message: 'PG::Error', errors: { base: ['PG::Error'] } }),
      ),
    ).toBe(unheardOf);
  });
});
