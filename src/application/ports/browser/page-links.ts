import { token } from '#src/application/ports/token';

/** Absolute addresses, without links that load or open something else. */
export interface PageLinks {
  /** Tells each link once; returns the way to stop. */
  onSeen(listener: (address: string) => void): () => void;
  /** Tells links that are pointed at, touched or reached by keyboard; returns the way to stop. */
  onMeant(listener: (address: string) => void): () => void;
}

export const PageLinks = token<PageLinks>('PageLinks');
