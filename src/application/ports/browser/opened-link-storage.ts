import { token } from '#src/application/ports/token';
import type { OpenedCartLink } from '#src/domain/cart/cart-link-plan';

/** Links of the stored cart; broken values count as none. */
export interface OpenedLinkStorage {
  /** Newest first. */
  read(): readonly OpenedCartLink[];
  /** Replaces an earlier opening of it; keeps the newest ten. */
  write(opened: OpenedCartLink): void;
  clear(): void;
}

export const OpenedLinkStorage = token<OpenedLinkStorage>('OpenedLinkStorage');
