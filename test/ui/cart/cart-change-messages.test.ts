import { describe, expect, it } from 'vitest';
import { describeCartChange } from '#src/ui/cart/cart-change-messages';
import { anOrder } from '#test/builders/an-order';

describe('The words for news of the cart (spec §4 Cart load, Cart merge on sign-in)', () => {
  it.each([
    [{ kind: 'emptied', who: 'another-window' } as const, 'Your cart was emptied in another window.'],
    [{ kind: 'brought-back', units: 3 } as const, 'We brought back the cart from your other device: 3 items.'],
    [{ kind: 'brought-back', units: 1 } as const, 'We brought back the cart from your other device: 1 item.'],
    [
      { kind: 'completed', who: 'elsewhere', order: anOrder() } as const,
      'The order in your cart was completed elsewhere.',
    ],
    [
      { kind: 'of-another-customer', units: 0 } as const,
      'The cart that was open here belongs to another account, so we set it aside. Anything you add now starts your own cart.',
    ],
    [
      { kind: 'of-another-customer', units: 2 } as const,
      'The cart that was open here belongs to another account, so we set it aside. Here is your own cart: 2 items.',
    ],
    [
      { kind: 'not-brought-along' } as const,
      'Your cart could not be added to your account yet. It is still here, and we will keep trying until you pay.',
    ],
    [
      { kind: 'not-kept' } as const,
      'Your browser does not save your cart. It lasts until you close or reload this page. To keep it, allow cookies and site data for this shop, or free up storage.',
    ],
    [{ kind: 'brought-along' } as const, 'Your cart is in your account now.'],
    [{ kind: 'settled', order: anOrder() } as const, 'Your order R100000001 was completed.'],
    [
      { kind: 'unsettled', order: anOrder(), checkoutSessionId: 'cs_1' } as const,
      'Your order R100000001 is not complete yet, even though you came back from the payment page. You will not pay twice.',
    ],
    [{ kind: 'refused' } as const, 'Your cart can no longer be opened here. Anything you add now starts a new cart.'],
    [
      {
        kind: 'changed',
        who: 'another-window',
        lines: [
          { name: 'Quiet Red', before: 1, now: 0 },
          { name: 'Mixed Pack | 6', before: 5, now: 2 },
        ],
      } as const,
      'Your cart was changed in another window: Quiet Red is gone; Mixed Pack | 6, 2 instead of 5.',
    ],
  ])('%#', (notice, messages) => {
    expect(describeCartChange(notice)).toBe(messages);
  });
});
