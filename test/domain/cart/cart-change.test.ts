import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartChange, type CartChangeSource } from '#src/domain/cart/cart-change';
import type { Order } from '#src/domain/cart/order';
import { aLine } from '#test/builders/a-line';
import { anOrder } from '#test/builders/an-order';

/** A cart of these quantities; line ids begin at the given number. */
function cart(quantities: Readonly<Record<string, number>>, firstId = 1): Order {
  const lines = Object.entries(quantities).filter(([, quantity]) => quantity > 0);
  return anOrder({
    lineItems: lines.map(([sku, quantity], index) =>
      aLine({ id: `line-${firstId + index}`, sku, quantity, variant: { name: `Name of ${sku}` } }),
    ),
  });
}

const who: CartChangeSource = 'another-window';

describe('News of a cart that changed without the shopper’s doing here (spec §4 Cart load, Cart merge on sign-in)', () => {
  it('is the removed lines and the changed quantities, by name', () => {
    expect(cartChange({ before: cart({ A: 5, B: 1, C: 2 }), after: cart({ A: 2, C: 2, D: 9 }), who })).toEqual({
      kind: 'changed',
      who,
      lines: [
        { name: 'Name of A', before: 5, now: 2 },
        { name: 'Name of B', before: 1, now: 0 },
      ],
    });
  });

  it.each<[string, Order | undefined, Order | undefined]>([
    ['nothing changed', cart({ A: 1 }), cart({ A: 1 })],
    ['something was added', cart({ A: 1 }), cart({ A: 1, B: 1 })],
    ['the same thing is in a new line', cart({ A: 1 }), cart({ A: 1 }, 7)],
    [
      'it was split into two lines',
      cart({ A: 2 }),
      anOrder({ lineItems: ['line-1', 'line-2'].map((id) => aLine({ id, sku: 'A' })) }),
    ],
    ['nothing was known before', undefined, cart({ A: 1 })],
    ['it was empty before', cart({}), cart({ A: 1 })],
    ['it stays empty', cart({}), cart({})],
    ['there is none, as before', undefined, undefined],
    ['it vanished: signed out of, or being paid', cart({ A: 1 }), undefined],
  ])('is none when %s', (_, before, after) => {
    expect(cartChange({ before, after, who })).toBeUndefined();
  });

  it('is that it was another customer’s, with how much is in the own one', () => {
    expect(cartChange({ before: cart({ A: 1 }), after: undefined, who: 'sign-in', isOfAnotherCustomer: true })).toEqual(
      {
        kind: 'of-another-customer',
        units: 0,
      },
    );
    expect(
      cartChange({ before: undefined, after: cart({ B: 2, C: 1 }), who: 'sign-in', isOfAnotherCustomer: true }),
    ).toEqual({
      kind: 'of-another-customer',
      units: 3,
    });
  });

  it('is that it was emptied', () => {
    expect(cartChange({ before: cart({ A: 1 }), after: cart({}), who })).toEqual({ kind: 'emptied', who });
  });

  it('is that signing in brought a cart back, with how much is in it', () => {
    expect(cartChange({ before: undefined, after: cart({ A: 2, B: 1 }), who: 'sign-in' })).toEqual({
      kind: 'brought-back',
      units: 3,
    });
    expect(cartChange({ before: cart({}), after: cart({ A: 1 }), who: 'sign-in' })).toEqual({
      kind: 'brought-back',
      units: 1,
    });
    expect(cartChange({ before: undefined, after: cart({}), who: 'sign-in' })).toBeUndefined();
  });

  it('is that the order was completed, whatever else changed', () => {
    const order = anOrder({ state: 'complete' });
    expect(cartChange({ before: cart({ A: 1 }), after: undefined, who, completed: order })).toEqual({
      kind: 'completed',
      who,
      order,
    });
  });

  it('is that it can no longer be opened, for a shopper who had something in it', () => {
    expect(cartChange({ before: cart({ A: 1 }), after: undefined, who, isRefused: true })).toEqual({
      kind: 'refused',
    });
    expect(cartChange({ before: cart({}), after: undefined, who, isRefused: true })).toBeUndefined();
    expect(cartChange({ before: undefined, after: undefined, who, isRefused: true })).toBeUndefined();
  });

  it('takes two packs of other cans for two things', () => {
    const pack = (sku: string) =>
      anOrder({ lineItems: [aLine({ sku: 'MIX-6', parts: [{ sku, quantity: 6 }], variant: { name: 'Own pack' } })] });
    expect(cartChange({ before: pack('A'), after: pack('B'), who })).toEqual({
      kind: 'changed',
      who,
      lines: [{ name: 'Own pack', before: 1, now: 0 }],
    });
    expect(cartChange({ before: pack('A'), after: pack('A'), who })).toBeUndefined();
  });

  it('names exactly the removed and changed lines, for every two carts', () => {
    const quantities = fc.dictionary(fc.constantFrom('A', 'B', 'C', 'D', 'E'), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(quantities, quantities, fc.nat(), (had, has, firstId) => {
        const notice = cartChange({ before: cart(had), after: cart(has, firstId + 1), who });
        const expected = Object.keys(had).filter((sku) => had[sku] !== has[sku]);
        if (expected.length === 0) expect(notice).toBeUndefined();
        else if (Object.keys(has).length === 0) expect(notice).toEqual({ kind: 'emptied', who });
        else {
          expect(notice).toMatchObject({ kind: 'changed' });
          const lines = notice?.kind === 'changed' ? notice.lines : [];
          expect(lines.map(({ name, before, now }) => [name, before, now]).sort()).toEqual(
            expected.map((sku) => [`Name of ${sku}`, had[sku], has[sku] ?? 0]).sort(),
          );
        }
      }),
    );
  });
});
