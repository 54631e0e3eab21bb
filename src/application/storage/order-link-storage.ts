import type { PersonalStorage } from '#src/application/ports/browser/personal-storage';
import { type Used, token } from '#src/application/ports/token';
import type { OrderKey } from '#src/domain/cart/order';
import { SignInStorage } from './sign-in-storage';
import { type StoredTabTokens, TabTokens } from './tab-tokens';

export const StoredOrderLinks = token<StoredTabTokens>('StoredOrderLinks');

/**
 * The tokens in links to placed orders, kept in this tab across reloads (spec §2 /order/confirmation/:number/:id). They are
 * never the shopper's cart.
 */
export class OrderLinkStorage implements PersonalStorage {
  static readonly uses = { stored: StoredOrderLinks, signIn: SignInStorage };

  private readonly tokens: TabTokens;

  constructor(use: Used<typeof OrderLinkStorage.uses>) {
    this.tokens = new TabTokens(use.stored, use.signIn);
  }

  /** The key to the order of this number. */
  read(number: string): OrderKey | undefined {
    const stored = this.tokens.tokenOf(number);
    return stored === undefined ? undefined : { number, token: stored };
  }

  /** Stores one key for each order, for the signed-in user or a guest; the last one counts. */
  write({ number, token: stored }: OrderKey): void {
    this.tokens.keep(number, stored);
  }

  giveTo(userId: string): void {
    this.tokens.giveTo(userId);
  }

  forget(): void {
    this.tokens.forget();
  }
}
