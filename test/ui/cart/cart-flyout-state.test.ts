import { describe, expect, it } from 'vitest';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';

describe('CartFlyoutState opens, closes and toggles (spec §3 Client state, cartFlyout)', () => {
  it('is closed at first', () => {
    expect(new CartFlyoutState().isOpen).toBe(false);
  });

  it('does each twice as well as once', () => {
    const flyout = new CartFlyoutState();
    flyout.open();
    flyout.open();
    expect(flyout.isOpen).toBe(true);
    flyout.close();
    flyout.close();
    expect(flyout.isOpen).toBe(false);
  });

  it('toggles to and fro', () => {
    const flyout = new CartFlyoutState();
    flyout.toggle();
    expect(flyout.isOpen).toBe(true);
    flyout.toggle();
    expect(flyout.isOpen).toBe(false);
  });
});
