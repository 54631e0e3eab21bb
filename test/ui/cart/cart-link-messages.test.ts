import { describe, expect, it } from 'vitest';
import { cartLinkMessages } from '#src/ui/cart/cart-link-messages';

describe('Messages of a cart link (spec §2 Query parameters read on load)', () => {
  it('counts the added products', () => {
    expect(cartLinkMessages.added(1)).toBe('1 item added to your cart');
    expect(cartLinkMessages.added(2)).toBe('2 items added to your cart');
  });

  it('counts the unreadable parts', () => {
    expect(cartLinkMessages.unreadable(1)).toBe('One part of the link could not be read.');
    expect(cartLinkMessages.unreadable(2)).toBe('2 parts of the link could not be read.');
  });
});
