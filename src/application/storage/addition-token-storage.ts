import type { PersonalStorage } from '#src/application/ports/browser/personal-storage';
import { type Used, token } from '#src/application/ports/token';
import type { OrderKey } from '#src/domain/cart/order';
import { SignInStorage } from './sign-in-storage';
import { type StoredTabTokens, TabTokens } from './tab-tokens';

export const StoredAdditionTokens = token<StoredTabTokens>('StoredAdditionTokens');

/**
 * The secrets with which this tab came back from paying orders, by which it may add to them (spec §7 PUT cross_sell). A person who
 * knows an order's token may be another than its payer.
 */
export class AdditionTokenStorage implements PersonalStorage {
  static readonly uses = { stored: StoredAdditionTokens, signIn: SignInStorage };

  private readonly tokens: TabTokens;

  constructor(use: Used<typeof AdditionTokenStorage.uses>) {
    this.tokens = new TabTokens(use.stored, use.signIn);
  }

  write(number: string, additionToken: string): void {
    this.tokens.keep(number, additionToken);
  }

  /** The key with the secret, where this tab has paid the order. */
  complete(key: OrderKey): OrderKey {
    const { number, token: orderToken } = key;
    const additionToken = this.tokens.tokenOf(number);
    return additionToken === undefined ? key : { number, token: orderToken, additionToken };
  }

  giveTo(userId: string): void {
    this.tokens.giveTo(userId);
  }

  forget(): void {
    this.tokens.forget();
  }
}
