import type { PersonalStorage } from '#src/application/ports/browser/personal-storage';
import type { StoredByName } from '#src/application/ports/browser/stored';
import { type DependenciesOf, token } from '#src/application/ports/token';
import type { OrderKey } from '#src/domain/cart/order';
import { SignInStorage } from './sign-in-storage';

/** The token of an opened link, and the user who opened it; undefined for a guest. */
interface StoredOrderLink {
  readonly token: string;
  readonly owner: string | undefined;
}

/** By the number of the order. */
export type StoredOrderLinks = StoredByName<StoredOrderLink>;

export const StoredOrderLinks = token<StoredOrderLinks>('StoredOrderLinks');

/**
 * The tokens in links to placed orders, kept in this tab across reloads (spec §2 /order/confirmation/:number/:id). They are
 * never the shopper's cart.
 */
export class OrderLinkStorage implements PersonalStorage {
  static readonly dependencies: DependenciesOf<typeof OrderLinkStorage> = [StoredOrderLinks, SignInStorage];

  constructor(
    private readonly links: StoredOrderLinks,
    private readonly signIn: SignInStorage,
  ) {}

  /** The key to the order of this number. */
  read(number: string): OrderKey | undefined {
    const stored = this.links.at(number).read();
    return stored && { number, token: stored.token };
  }

  /** Stores one key for each order, for the signed-in user or a guest; the last one counts. */
  write({ number, token }: OrderKey): void {
    this.links.at(number).write({ token, owner: this.signIn.signedInUser() });
  }

  /** Removes the orders that links opened for a guest or for another user of the sign-in provider. */
  giveTo(userId: string): void {
    this.clear((owner) => owner !== userId);
  }

  /** Removes all keys, so that nobody else finds them here. */
  forget(): void {
    this.clear(() => true);
  }

  private clear(isGone: (owner: string | undefined) => boolean): void {
    for (const number of this.links.names()) {
      const link = this.links.at(number);
      if (isGone(link.read()?.owner)) link.clear();
    }
  }
}
