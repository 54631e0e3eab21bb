import type { AddressBookGateway } from '#src/application/ports/shop/address-book-gateway';
import type { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import type { CountryReader } from '#src/application/ports/shop/country-reader';
import type { CrossSellGateway } from '#src/application/ports/shop/cross-sell-gateway';
import type { CustomerGateway } from '#src/application/ports/shop/customer-gateway';
import type { GiftCardGateway } from '#src/application/ports/shop/gift-card-gateway';
import type { GroupOrderGateway } from '#src/application/ports/shop/group-order-gateway';
import type { OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { OrderLinkGateway } from '#src/application/ports/shop/order-link-gateway';
import type { OrdersReader } from '#src/application/ports/shop/orders-reader';
import type { ReferralGateway } from '#src/application/ports/shop/referral-gateway';
import type { SavedCardGateway } from '#src/application/ports/shop/saved-card-gateway';
import type { StockRequestGateway } from '#src/application/ports/shop/stock-request-gateway';
import type { StoreCreditReader } from '#src/application/ports/shop/store-credit-reader';
import type { VariantReader } from '#src/application/ports/shop/variant-reader';
import type { Order } from '#src/domain/cart/order';
import type { Instant } from '#src/domain/interval/interval';
import type { SavedCard } from '#src/domain/saved-card/saved-card';
import type { ShopVariations } from './shop-variations';

/**
 * The shop's ports, and what a contract has to do behind their back. Its world holds WHITE-1 at 7.00 and RED-1 at 8.00,
 * 50 of each, PINK-1 of which 3 are left, Standard at 10.00 and Express at 25.00 to the United States, 8 % tax on lines in California, and the codes
 * TEN, PCT10, SHIPFREE, OLD, BIG100, ONCE, MEMBER and FIRST.
 */
export interface ShopUnderTest {
  readonly orders: OrderGateway;
  readonly groupOrders: GroupOrderGateway;
  readonly history: OrdersReader;
  readonly checkout: CheckoutGateway;
  readonly orderLinks: OrderLinkGateway;
  readonly variants: VariantReader;
  readonly countries: CountryReader;
  readonly customers: CustomerGateway;
  readonly addresses: AddressBookGateway;
  readonly referrals: ReferralGateway;
  readonly stockRequests: StockRequestGateway;
  readonly additions: CrossSellGateway;
  readonly giftCards: GiftCardGateway;
  readonly savedCards: SavedCardGateway;
  readonly credit: StoreCreditReader;
  /** Tells the time of the shop. */
  now(): Instant;
  /** The calls that follow carry the bearer of this customer, or none. */
  signIn(customer: 'ada' | 'bob' | undefined): void;
  /** Another request holds the order until it is unlocked. */
  lock(order: Order): Promise<void>;
  unlock(order: Order): Promise<void>;
  /** The shopper pays the prepared order on its hosted page. */
  pay(order: Order): Promise<void>;
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
