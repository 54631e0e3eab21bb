import { token } from '#src/application/ports/token';

export interface TabChannel {
  announceCartChange(): void;
  /** Returns the way to stop. */
  onCartChange(listener: () => void): () => void;
}

export const TabChannel = token<TabChannel>('TabChannel');
