import type { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import type { CustomerGateway } from '#src/application/ports/shop/customer-gateway';
import type { GiftCardGateway } from '#src/application/ports/shop/gift-card-gateway';
import type { NewLine, OrderGateway } from '#src/application/ports/shop/order-gateway';
import type { OrdersReader } from '#src/application/ports/shop/orders-reader';
import type { SavedCardGateway } from '#src/application/ports/shop/saved-card-gateway';
import type { SubscriptionGateway } from '#src/application/ports/shop/subscription-gateway';
import type { Order } from '#src/domain/cart/order';
import type { Day } from '#src/domain/interval/calendar-day';

export const members = ['ada', 'bob'] as const;
export type Member = (typeof members)[number];

/** The ports of a shop for a signed-in customer. */
export interface MemberPorts {
  readonly OrderGateway: OrderGateway;
  readonly CheckoutGateway: CheckoutGateway;
  readonly CustomerGateway: CustomerGateway;
  readonly GiftCardGateway: GiftCardGateway;
  readonly OrdersReader: OrdersReader;
  readonly SavedCardGateway: SavedCardGateway;
  readonly SubscriptionGateway: SubscriptionGateway;
}

/** The end of an attempt at a delivery. */
export type Outcome = 'placed' | 'declined' | 'sold-out';

export interface Attempt {
  readonly madeOn: Day;
  /** The id of the subscription; absent for a delivery that was paid ahead. */
  readonly subscriptionId?: string;
  readonly outcome: Outcome;
  /** The number of the order, when one was placed. */
  readonly order?: string;
}

export interface MailOfDay {
  readonly day: Day;
  readonly to: string;
  readonly subject: string;
}

/** Sums of a year, in cents. */
export interface Books {
  /** The money that cards have paid, and kept. */
  readonly cards: number;
  /** The unused balance of gift cards, and of credit. */
  readonly giftCards: number;
  readonly storeCredit: number;
  /** The sales tax of each state, such as `NV`. */
  readonly tax: Readonly<Record<string, number>>;
}

/** A back end with a club, and the events of a year behind its back. */
export interface Club {
  readonly ports: Readonly<Record<Member, MemberPorts>>;
  /** The shopper pays the prepared order on its page, with a card that is kept. */
  pay(order: Order): Promise<void>;
  /** The shop cancels an order that it has not sent. */
  cancel(order: Order): Promise<void>;
  /** The shopper sends the page that saves a card. */
  saveCard(url: string): Promise<void>;
  /** From now on the bank of a saved card declines it, and takes other tries. */
  declineCard(walletPaymentSourceId: string): Promise<void>;
  /** The card that pays for a subscription is gone, as when its provider forgets it. */
  loseCard(subscriptionId: string): Promise<void>;
  /** Each day until this one passes, with all that is due on it. Gestures that follow are made on this day. */
  moveTo(day: Day): Promise<void>;
  setPrice(sku: string, price: number): Promise<void>;
  setStock(sku: string, count: number): Promise<void>;
  /** Counts the failed attempts at the next delivery of a subscription. */
  failedTries(subscriptionId: string): Promise<number>;
  /** Lists all deliveries that were tried, those of plans among them, in the order of their days. */
  attempts(): Promise<readonly Attempt[]>;
  /** Lists the mails to members, oldest first, each with the day on which it was written. */
  mails(): Promise<readonly MailOfDay[]>;
  /** Lists the codes of the gift cards that an order bought. */
  giftCardCodes(orderNumber: string): Promise<readonly string[]>;
  /** Takes the money of each order that was not canceled, as the warehouse does when it sends them. */
  takeMoney(): Promise<void>;
  books(): Promise<Books>;
  /** Returns the problems that the audit of the back end finds; an empty text without a problem, or without an audit. */
  audit(): string;
  close(): Promise<void>;
}

/**
 * Buys these lines for a member, who pays with a gift card, if one is given, and with a card that is kept. Returns the number of the
 * order.
 */
export async function buy(
  club: Club,
  member: Member,
  lines: readonly NewLine[],
  address: Order['shipAddress'],
  giftCard?: string,
): Promise<string> {
  const { OrderGateway: orders, CheckoutGateway: checkout, GiftCardGateway: giftCards } = club.ports[member];
  const order = await orders.create(lines);
  const delivery = await checkout.submitAddress(order, { email: `${member}@example.test`, address: address! });
  await checkout.submitDelivery(
    order,
    delivery.shipments.map(({ id, rates }) => ({ shipmentId: id, rateId: rates[0]!.id })),
  );
  if (giftCard !== undefined) await giftCards.apply(order, giftCard);
  const prepared = await checkout.prepare(order);
  await club.pay(prepared);
  await checkout.finalizeSession(order.number, prepared.paymentPage!.sessionId);
  return order.number;
}
