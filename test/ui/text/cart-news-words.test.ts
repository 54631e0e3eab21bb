import { describe, expect, it } from 'vitest';
import { describeCartNews } from '../../../src/ui/text/cart-news-words';
import { anOrder } from '../../builders/an-order';

describe('The words for news of the cart (spec §4 Cart load, Cart merge on sign-in)', () => {
  it.each([
    [{ kind: 'emptied', who: 'another-window' } as const, 'Your cart was emptied in another window.'],
    [{ kind: 'brought-back', units: 3 } as const, 'We brought back the cart from your other device: 3 items.'],
    [{ kind: 'brought-back', units: 1 } as const, 'We brought back the cart from your other device: 1 item.'],
    [{ kind: 'completed', who: 'elsewhere', order: anOrder() } as const, 'The order in your cart was completed elsewhere.'],
    [{ kind: 'refused' } as const, 'Your cart can no longer be opened here. A new one begins with the next thing you add.'],
    [
      { kind: 'changed', who: 'another-window', lines: [{ name: 'Quiet Red', before: 1, now: 0 }, { name: 'Mixed Pack | 6', before: 5, now: 2 }] } as const,
      'Your cart was changed in another window: Quiet Red is gone; Mixed Pack | 6, 2 instead of 5.',
    ],
  ])('%#', (news, words) => {
    expect(describeCartNews(news)).toBe(words);
  });
});
