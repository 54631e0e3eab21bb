import { token } from '#src/application/ports/token';

/** The links that the page shows, by their absolute addresses. Those that load or open something else are left out. */
export interface PageLinks {
  /** Tells each link once it comes into view; returns the way to stop. */
  onSeen(listener: (address: string) => void): () => void;
  /** Tells each link that the shopper points at, touches or reaches by keyboard; returns the way to stop. */
  onMeant(listener: (address: string) => void): () => void;
}

export const PageLinks = token<PageLinks>('PageLinks');
