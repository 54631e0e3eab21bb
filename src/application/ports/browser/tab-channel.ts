import { token } from '#src/application/ports/token';

/** Tells the shop's other tabs that the cart changed, and hears it from them. */
export interface TabChannel {
  announceCartChange(): void;
  /** Returns the way to stop listening. */
  onCartChange(listener: () => void): () => void;
}

export const TabChannel = token<TabChannel>('TabChannel');
