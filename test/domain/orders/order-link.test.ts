import { describe, expect, it } from 'vitest';
import { readAdditionToken, readOrderToken } from '#src/domain/orders/order-link';

describe('The token in a link to an order (spec §2 /order/confirmation/:number/:id)', () => {
  it.each(['q3-_Zo7xVb0', 'a', 'x'.repeat(64)])('is read from the fragment: %s', (token) => {
    expect(readOrderToken(`#token=${token}`)).toBe(token);
  });

  it.each([
    '',
    '#',
    '#token=',
    '#token=null',
    '#token=undefined',
    '#token=a b',
    '#token=a%20b',
    '#token=<script>',
    '#token=a&b=c',
    '#other=a',
    'token=a',
    '#top#token=a',
    `#token=${'x'.repeat(65)}`,
    '#token=%E0%A4%A',
  ])('is none in %o', (fragment) => {
    expect(readOrderToken(fragment)).toBeUndefined();
  });
});

describe('The secret in the address after paying (spec §7 PUT cross_sell)', () => {
  it('is told from the token of a link', () => {
    expect([readAdditionToken('#addition-token=q3-_Zo7'), readOrderToken('#addition-token=q3-_Zo7')]).toEqual([
      'q3-_Zo7',
      undefined,
    ]);
    expect(readAdditionToken('#token=q3-_Zo7')).toBeUndefined();
  });
});
