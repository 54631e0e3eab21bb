import { token } from '#src/application/ports/token';
import type { OpenedCartLink } from '#src/domain/cart/cart-link-plan';

/** The cart links that were opened for the stored cart. Values that are broken count as none. */
export interface OpenedLinkStorage {
  /** The newest first. */
  read(): readonly OpenedCartLink[];
  /** Stores a cart link that was opened, in place of an earlier opening of it; keeps the newest ten. */
  write(opened: OpenedCartLink): void;
  clear(): void;
}

export const OpenedLinkStorage = token<OpenedLinkStorage>('OpenedLinkStorage');
