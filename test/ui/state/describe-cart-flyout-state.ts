import { describe, expect, it } from 'vitest';
import type { CartFlyoutState } from '#src/ui/state/cart-flyout-state';

export function describeCartFlyoutState(name: string, make: () => CartFlyoutState): void {
  describe(`${name} opens, closes and toggles (spec §3 Client state, cartFlyout)`, () => {
    it('is closed at first', () => {
      expect(make().isOpen).toBe(false);
    });

    it('does each twice as well as once', () => {
      const flyout = make();
      flyout.open();
      flyout.open();
      expect(flyout.isOpen).toBe(true);
      flyout.close();
      flyout.close();
      expect(flyout.isOpen).toBe(false);
    });

    it('toggles to and fro', () => {
      const flyout = make();
      flyout.toggle();
      expect(flyout.isOpen).toBe(true);
      flyout.toggle();
      expect(flyout.isOpen).toBe(false);
    });
  });
}
