import { describe, expect, it } from 'vitest';
import { ifCode, orElse } from '#src/application/calls/handled';
import { GatewayError } from '#src/application/ports/gateway-error';

const locked = new GatewayError({ code: 'locked' });
const bug = new TypeError('undefined is not a function');

describe('A failure that has a meaning where it happens (spec §8 Errors)', () => {
  it.each([
    ['a failure', orElse],
    ['a code', <T, U>(promise: Promise<T>, handle: () => U) => ifCode(promise, ['locked', 'not_found'], handle)],
  ])('of %s is handled, an answer is passed on, and so is a bug', async (_what, handled) => {
    const handle = () => 'handled';
    expect(await handled(Promise.reject(locked), handle)).toBe('handled');
    expect(await handled(Promise.resolve('answer'), handle)).toBe('answer');
    await expect(handled(Promise.reject(bug), handle)).rejects.toBe(bug);
  });

  it('is passed on with another code', async () => {
    await expect(ifCode(Promise.reject(locked), ['not_found'], () => 'handled')).rejects.toBe(locked);
  });

  it('is given to the code that handles it', async () => {
    expect(await orElse(Promise.reject(locked), (failure) => failure)).toBe(locked);
    expect(await ifCode(Promise.reject(locked), ['locked'], (failure) => failure)).toBe(locked);
  });
});
