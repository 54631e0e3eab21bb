import type { VariantReader } from '#src/application/ports/shop/variant-reader';
import type { Order } from '#src/domain/cart/order';
import type { Instant } from '#src/domain/interval/interval';
import type { SavedCard } from '#src/domain/saved-card/saved-card';
import type { ShopApiAdapters } from '#src/infrastructure/shop-api/shop-api-ports';
import type { ShopVariations } from './shop-variations';

/**
 * The shop's ports, and the actions of a contract behind their back. Its world holds WHITE-1 at 7.00 and RED-1 at 8.00, 50 of
 * each, PINK-1 of which 3 are left, Standard at 10.00 and Express at 25.00 to the United States, 8 % tax on lines in California
 * and 7.25 % in Wyoming, and the codes TEN, PCT10, SHIPFREE, OLD, BIG100, ONCE, MEMBER and FIRST.
 */
export interface ShopUnderTest extends ShopApiAdapters {
  readonly variants: VariantReader;
  /** Tells the time of the shop. */
  now(): Instant;
  /** The calls that follow carry the bearer of this customer, or none. */
  signIn(customer: 'ada' | 'bob' | undefined): void;
  /** Another request holds the order until it is unlocked. */
  lock(order: Order): Promise<void>;
  unlock(order: Order): Promise<void>;
  /** The shopper pays the prepared order on its hosted page. Returns the address to which the page sends the browser. */
  pay(order: Order): Promise<string>;
  /** Those who run the shop cancel a placed order, before its card is charged. */
  cancel(order: Order): Promise<void>;
  /** Those who run the shop take the money of a placed order, and pack it. */
  pack(order: Order): Promise<void>;
  /** Makes the order a delivery of a subscription of its own. Returns the subscription's id. */
  deliver(order: Order): Promise<string>;
  /** The shopper sends the same card, 4111 1111 1111 1111, on the hosted page that saves one. */
  saveCard(url: string): Promise<void>;
  /** The customer gets store credit, in cents. */
  grantCredit(customer: 'ada' | 'bob', amount: number): Promise<void>;
  /** The skus for which somebody waits with this address, in small letters. */
  waitsFor(email: string): Promise<readonly string[]>;
  /** The orders whose link was mailed again, oldest first. */
  mailedOrderLinks(): Promise<readonly { readonly number: string; readonly to: string }[]>;
  /** From now on the bank of a saved card declines it. */
  declineCard(card: SavedCard): Promise<void>;
}

export interface ContractSubject {
  readonly variations: ShopVariations;
  make(): Promise<ShopUnderTest>;
  dispose(): Promise<void>;
}
