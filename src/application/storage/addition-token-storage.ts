import { type DependenciesOf, token } from '#src/application/ports/token';
import type { OrderKey } from '#src/domain/cart/order';
import { SignInStorage } from './sign-in-storage';
import { type StoredTabTokens, TabTokenStorage } from './tab-token-storage';

export const StoredAdditionTokens = token<StoredTabTokens>('StoredAdditionTokens');

/**
 * The secrets with which this tab came back from paying orders, by which it may add to them (spec §7 PUT cross_sell). A person who
 * knows an order's token may be another than its payer.
 */
export class AdditionTokenStorage extends TabTokenStorage {
  static readonly dependencies: DependenciesOf<typeof AdditionTokenStorage> = [StoredAdditionTokens, SignInStorage];

  write(number: string, additionToken: string): void {
    this.keep(number, additionToken);
  }

  /** The key with the secret, where this tab has paid the order. */
  complete(key: OrderKey): OrderKey {
    const { number, token: orderToken } = key;
    const additionToken = this.tokenOf(number);
    return additionToken === undefined ? key : { number, token: orderToken, additionToken };
  }
}
