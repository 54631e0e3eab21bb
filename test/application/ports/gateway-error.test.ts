import { describe, expect, it } from 'vitest';
import { GatewayError, type GatewayErrorDetails, hasCode, isUncertain } from '#src/application/ports/gateway-error';

const failure = (details: GatewayErrorDetails) => new GatewayError(details);

describe('Failures of the outside (spec §8 The error catalogue)', () => {
  it('carry their details', () => {
    const cause = new Error('socket hang up');
    const errors = { email: ['is invalid'] };
    const error = failure({
      code: 'unprocessable_entity',
      message: 'Invalid resource',
      errors,
      codeDenial: { reason: 'item_total_too_low', message: 'Too little' } as const,
      cause,
    });
    expect(error).toMatchObject({
      name: 'GatewayError',
      code: 'unprocessable_entity',
      message: 'Invalid resource',
      errors,
      codeDenial: { reason: 'item_total_too_low', message: 'Too little' } as const,
      cause,
    });
  });

  it('are errors that are named by their code when they have no message', () => {
    const error = failure({ code: 'timeout' });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      message: 'timeout',
      errors: {},
      codeDenial: undefined,
      cause: undefined,
    });
  });

  it.each<[GatewayErrorDetails, boolean]>([
    [{ code: 'network_error' }, true],
    [{ code: 'timeout' }, true],
    [{ code: 'aborted' }, true],
    [{ code: 'unsupported_protocol' }, false],
    [{ code: 'wrong_shape' }, true],
    [{ code: 'server_error' }, true],
    [{ code: 'unavailable' }, true],
    [{ code: 'unknown' }, false],
    [{ code: 'unauthorized' }, false],
    [{ code: 'not_found' }, false],
    [{ code: 'locked' }, false],
    [{ code: 'unprocessable_entity' }, false],
  ])('%j leaves the outcome open: %s', (details, expected) => {
    expect(isUncertain(failure(details))).toBe(expected);
  });

  it('are told apart by any of several codes', () => {
    expect(hasCode(failure({ code: 'not_found' }), 'unauthorized', 'not_found')).toBe(true);
    expect(hasCode(failure({ code: 'timeout' }), 'unauthorized', 'not_found')).toBe(false);
    expect(hasCode(failure({ code: 'timeout' }))).toBe(false);
  });

  it('are nothing that merely looks like one', () => {
    const lookalike = { code: 'network_error' };
    expect([isUncertain(lookalike), hasCode(lookalike, 'network_error')]).toEqual([false, false]);
    expect([isUncertain(new Error('network_error')), hasCode(null, 'network_error')]).toEqual([false, false]);
  });
});
