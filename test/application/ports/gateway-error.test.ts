import { describe, expect, it } from 'vitest';
import {
  GatewayError,
  type GatewayErrorDetails,
  hasCode,
  isConflict,
  isUncertain,
} from '#src/application/ports/gateway-error';

const failure = (details: GatewayErrorDetails) => new GatewayError(details);

describe('Failures of the outside (spec §8 The error catalogue)', () => {
  it('carry what is known of them', () => {
    const cause = new Error('socket hang up');
    const errors = { email: ['is invalid'] };
    const error = failure({
      code: 'unprocessable_entity',
      status: 422,
      message: 'Invalid resource',
      errors,
      reason: 'item_total_less_than',
      cause,
    });
    expect(error).toMatchObject({
      name: 'GatewayError',
      code: 'unprocessable_entity',
      status: 422,
      message: 'Invalid resource',
      errors,
      reason: 'item_total_less_than',
      cause,
    });
  });

  it('are errors that are named by their code when nobody gave them words', () => {
    const error = failure({ code: 'timeout' });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      message: 'timeout',
      status: undefined,
      errors: {},
      reason: undefined,
      cause: undefined,
    });
  });

  it.each<[GatewayErrorDetails, boolean]>([
    [{ code: 'unknown', status: 409 }, true],
    [{ code: '409', status: 409 }, true],
    [{ code: 'unknown', status: 422 }, false],
    [{ code: '409' }, false],
  ])('%j is a locked order: %s', (details, expected) => {
    expect(isConflict(failure(details))).toBe(expected);
  });

  it.each<[GatewayErrorDetails, boolean]>([
    [{ code: 'network_error' }, true],
    [{ code: 'timeout' }, true],
    [{ code: 'aborted' }, true],
    [{ code: 'unsupported_protocol' }, false],
    [{ code: 'wrong_shape', status: 200 }, true],
    [{ code: 'unknown', status: 500 }, true],
    [{ code: 'unknown', status: 503 }, true],
    [{ code: 'unknown', status: 499 }, false],
    [{ code: 'unknown' }, false],
    [{ code: 'unauthorized', status: 401 }, false],
    [{ code: 'not_found', status: 404 }, false],
    [{ code: 'unknown', status: 409 }, false],
    [{ code: 'unprocessable_entity', status: 422 }, false],
  ])('%j leaves open what happened: %s', (details, expected) => {
    expect(isUncertain(failure(details))).toBe(expected);
  });

  it('are told apart by any of several codes', () => {
    expect(hasCode(failure({ code: 'not_found' }), 'unauthorized', 'not_found')).toBe(true);
    expect(hasCode(failure({ code: 'timeout' }), 'unauthorized', 'not_found')).toBe(false);
    expect(hasCode(failure({ code: 'timeout' }))).toBe(false);
  });

  it('are nothing that merely looks like one', () => {
    const lookalike = { code: 'network_error', status: 409 };
    expect([isConflict(lookalike), isUncertain(lookalike), hasCode(lookalike, 'network_error')]).toEqual([
      false,
      false,
      false,
    ]);
    expect([isConflict(undefined), isUncertain(new Error('network_error')), hasCode(null, 'network_error')]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
