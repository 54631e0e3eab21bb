import { GatewayError } from '#src/application/ports/gateway-error';
import type { Order, OrderKey } from '#src/domain/cart/order';
import type { Customer } from '#src/domain/customer/customer';
import { addMoney, type Cents, cents, formatMoney } from '#src/domain/money/money';
import type { StoreCreditEvent } from '#src/domain/store-credit/store-credit';
import { type ShopVariations, usualVariations } from '#test/contracts/shop/shop-variations';
import { WrongGuesses } from '#test/fakes/wrong-guesses';
import { CallScript } from './call-script';
import { cancelStored } from './cancel-stored';
import { paySession, presentSession } from './payment-sessions';
import { lockedOrder, notFound, rateLimited, unauthorized } from './refusals';
import { type ShopWorld, smallShop, type WorldPromotion, type WorldVariant } from './shop-world';
import { StoredCards } from './stored-cards';
import { type Coverage, coverage, type StoredGiftCard } from './stored-gift-card';
import type { StoredOrder } from './stored-order';
import { tellOrder } from './tell-order';

/** Milliseconds until a complete order is packed. */
const packingDelay = 15 * 60_000;

interface InMemoryShopOptions {
  /** Behaves like the back end of this shop unless other variations are given. */
  readonly variations?: ShopVariations;
  readonly world?: ShopWorld;
  /** Milliseconds since 1970; stands still unless it is given. */
  readonly now?: () => number;
}

/** The state that the in-memory gateways share: a shop with its orders, and the actions of a test behind their back. */
export class InMemoryShop extends CallScript {
  readonly world: ShopWorld;
  readonly now: () => number;
  readonly variations: ShopVariations;
  private readonly orders: StoredOrder[] = [];
  private readonly wrongCodes: WrongGuesses;
  /** The customer whose bearer token the calls carry; `undefined` for a guest. */
  customer: Customer | undefined;
  /** The ids of customers who have deleted their account. */
  readonly removedCustomers = new Set<string>();
  /** E-mail addresses of other customers, in lower case. */
  readonly unprovenEmails = new Set<string>();
  /** Store credit, by the id of the customer. */
  readonly storeCredit = new Map<string, Cents>();
  /** Events of the store credit, the newest first, by the id of the customer. */
  readonly creditEvents = new Map<string, readonly StoreCreditEvent[]>();
  readonly savedCards = new StoredCards();
  readonly giftCards: readonly StoredGiftCard[];
  /** Skus of which others have bought all that there was. */
  readonly soldOut = new Set<string>();
  /** Requests for a notice of stock: "ada@example.test waits for ROSE-1". */
  readonly stockRequests = new Set<string>();
  /** The orders whose link was mailed again, oldest first. */
  readonly mailedOrderLinks: { readonly number: string; readonly to: string }[] = [];
  /** Those who do something with every order that is placed. */
  readonly placingListeners: ((order: StoredOrder) => void)[] = [];
  private lastNumber = 0;

  constructor({
    world = smallShop,
    now = () => Date.UTC(2026, 10, 20, 15),
    variations = usualVariations,
  }: InMemoryShopOptions = {}) {
    super();
    this.world = world;
    this.now = now;
    this.variations = variations;
    this.wrongCodes = new WrongGuesses(now);
    this.giftCards = world.giftCards.map((card, position) => ({
      ...card,
      id: `gift-card-${position + 1}`,
      left: card.amount,
      isRedeemed: card.state === 'redeemed',
    }));
  }

  /** The present order of that number, without an authorization check. */
  see(number: string, key?: Pick<OrderKey, 'additionToken'>): Order {
    return this.tell(this.stored(number), key);
  }

  /** Changes of the order meet a conflict until it is unlocked. */
  lock(number: string): void {
    this.stored(number).locked = true;
  }

  unlock(number: string): void {
    this.stored(number).locked = false;
  }

  /** The shopper paid on the hosted page. */
  markPaid(sessionId: string): void {
    const order = this.orders.find((candidate) => presentSession(candidate)?.id === sessionId);
    const session = order && presentSession(order);
    if (session?.state !== 'open') throw new Error(`There is no open payment session ${sessionId}`);
    paySession(order!, session, this.nextId('payment'));
  }

  /** The customer gets store credit. */
  grantCredit(customerId: string, amount: Cents): void {
    const balance = addMoney(this.storeCredit.get(customerId) ?? cents(0), amount);
    this.storeCredit.set(customerId, balance);
    const event = {
      action: 'Added',
      amount: formatMoney(amount),
      date: 'November 20, 2026',
      balance: formatMoney(balance),
    };
    this.creditEvents.set(customerId, [event, ...(this.creditEvents.get(customerId) ?? [])]);
  }

  /** The order was completed by somebody else: another tab, another device. */
  completeElsewhere(number: string): void {
    const order = this.stored(number);
    order.state = 'complete';
    order.completedAt = this.now();
  }

  /** Those who run the shop have canceled a placed order. */
  cancelElsewhere(number: string): void {
    cancelStored(this, this.stored(number));
  }

  /** The parcel of a placed order is packed, and its money taken. */
  pack(number: string): void {
    this.capture(number);
    this.stored(number).isPacked = true;
  }

  /** The money for the order was taken. */
  capture(number: string): void {
    const order = this.stored(number);
    order.payments = order.payments.map((payment) => ({ ...payment, isCaptured: true }));
  }

  open(): StoredOrder {
    const number = this.nextNumber();
    const order: StoredOrder = {
      id: `order-${number}`,
      number: `R${100_000_000 + number}`,
      token: `token-of-order-${number}`.padEnd(22, '-'),
      createdAt: this.now(),
      state: 'cart',
      lines: [],
      fields: {},
      promotions: [],
      appliedGiftCards: [],
      shipments: [],
      payments: [],
      sessions: [],
      locked: false,
    };
    this.orders.push(order);
    return order;
  }

  /** An order to read. A call without its key, or for an order that never existed, is not authorized. */
  readable({ number, token }: OrderKey): StoredOrder {
    const order = this.orders.find((candidate) => candidate.number === number && candidate.token === token);
    if (!order) throw unauthorized();
    return order;
  }

  /** An order to change: complete ones are not. */
  changeable(key: OrderKey): StoredOrder {
    const order = this.readable(key);
    this.requireUnlocked(order);
    if (order.completedAt !== undefined) throw unauthorized();
    return order;
  }

  requireUnlocked({ id, locked }: StoredOrder): void {
    if (locked) throw lockedOrder(id);
  }

  /** Looks a code up. A caller who names ten unknown codes within a minute is refused any further code. */
  lookUp<T>(find: () => T, order?: StoredOrder): T {
    const guesser = this.customer ? `customer ${this.customer.id}` : (order?.number ?? 'passer-by');
    if (this.wrongCodes.areTooMany(guesser)) throw rateLimited();
    try {
      return find();
    } catch (error) {
      if (error instanceof GatewayError && isUnknownCode(error)) this.wrongCodes.count(guesser);
      throw error;
    }
  }

  /** The signed-in customer's newest order that is not complete. */
  currentOrder(): StoredOrder | undefined {
    const { customer } = this;
    return customer && this.orders.findLast((order) => order.userId === customer.id && order.completedAt === undefined);
  }

  /** The orders that the customer has placed, the newest first. */
  placedOrders(): readonly StoredOrder[] {
    const { id } = this.requireCustomer();
    return this.orders
      .filter(({ userId, completedAt }) => userId === id && completedAt !== undefined)
      .toSorted(
        (one, other) =>
          (other.completedAt ?? 0) - (one.completedAt ?? 0) || this.orders.indexOf(other) - this.orders.indexOf(one),
      );
  }

  /** The customer who calls; a guest is not authorized. */
  requireCustomer(): Customer {
    if (!this.customer) throw unauthorized();
    return this.customer;
  }

  /** Returns the id to use for a user who signs in: after deleting the account, that is another customer. */
  idOf(id: string): string {
    return this.removedCustomers.has(id) ? `${id}-again` : id;
  }

  find(number: string): StoredOrder | undefined {
    return this.orders.find((order) => order.number === number);
  }

  /** As the holder of a key sees it: additions are offered to the payer and to the signed-in owner alone. */
  tell(order: StoredOrder, key?: Pick<OrderKey, 'additionToken'>): Order {
    const told = tellOrder(order, this, ({ appliedGiftCards, lines, userId, keepsStoreCredit }, total) => {
      const cards = appliedGiftCards.flatMap((code) => this.giftCards.filter((card) => card.code === code));
      const credit = this.storeCredit.get(userId ?? '') ?? cents(0);
      const isForPresents = lines.every(({ variant }) => variant.giftCard !== undefined);
      return coverage(total, { cards, isForPresents }, keepsStoreCredit ? cents(0) : credit);
    });
    const endsAt = this.mayAdd(order, key) ? this.changesEndAt(order) : undefined;
    if (endsAt === undefined) return told;
    // Only a card can be charged once more.
    const hasCard = order.payments.some(({ lastDigits }) => lastDigits !== undefined);
    const isPacked = order.isPacked ?? false;
    return { ...told, ...(hasCard && { crossSellEndsAt: endsAt }), ...(!isPacked && { cancelEndsAt: endsAt }) };
  }

  /** True for the browser that has paid the order, and for its owner; never for an order for many addresses. */
  mayAdd({ userId, sessions, since }: StoredOrder, key: Pick<OrderKey, 'additionToken'> | undefined): boolean {
    if (since?.recipientCount !== undefined) return false;
    const isOwner = userId !== undefined && this.customer?.id === userId;
    return isOwner || sessions.some((one) => one.state === 'paid' && additionTokenOf(one.id) === key?.additionToken);
  }

  /** Until when a complete order can be changed; never a delivery. */
  private changesEndAt({ state, completedAt, subscriptionId }: StoredOrder): number | undefined {
    if (state !== 'complete' || completedAt === undefined || subscriptionId !== undefined) return undefined;
    const endsAt = completedAt + packingDelay;
    return this.now() < endsAt ? endsAt : undefined;
  }

  /** Takes a completed order's payments off gift cards and store credit. */
  takePayments(order: StoredOrder, { giftCards, storeCredit }: Pick<Coverage, 'giftCards' | 'storeCredit'>): void {
    for (const { id, last, amount } of giftCards) {
      const card = this.giftCards.find((candidate) => candidate.id === id);
      if (!card || amount === 0) continue;
      card.left = cents(card.left - amount);
      order.payments.push({
        id: this.nextId('payment'),
        amount,
        state: 'authorized',
        methodName: 'Gift Card',
        lastDigits: last,
      });
    }
    if (storeCredit === 0 || order.userId === undefined) return;
    this.storeCredit.set(order.userId, cents((this.storeCredit.get(order.userId) ?? 0) - storeCredit));
    order.payments.push({
      id: this.nextId('payment'),
      amount: storeCredit,
      state: 'authorized',
      methodName: 'Store Credit',
    });
  }

  variant(sku: string): WorldVariant {
    const variant = this.world.variants.find((candidate) => candidate.sku === sku);
    if (!variant) throw notFound();
    return variant;
  }

  /** Units that can still be promised: completed orders have theirs. */
  onHand({ sku, onHand }: WorldVariant): number {
    const sold = this.completed()
      .flatMap(({ lines }) => lines)
      .filter(({ variant }) => variant.sku === sku);
    if (this.soldOut.has(sku)) return 0;
    return onHand - sold.reduce((sum, { quantity }) => sum + quantity, 0);
  }

  timesUsed(promotion: WorldPromotion): number {
    return this.completed().filter(({ promotions }) => promotions.includes(promotion)).length;
  }

  /** An id that is no number, so that code which counts on numbers fails. */
  nextId(kind: string): string {
    return `${kind}-${this.nextNumber()}`;
  }

  nextNumber(): number {
    this.lastNumber += 1;
    return this.lastNumber;
  }

  private completed(): readonly StoredOrder[] {
    return this.orders.filter(({ state }) => state === 'complete');
  }

  private stored(number: string): StoredOrder {
    const order = this.find(number);
    if (!order) throw new Error(`There is no order ${number}`);
    return order;
  }
}

/** The secret that the page gives to the browser that pays the session. */
export function additionTokenOf(sessionId: string): string {
  return `payer-of-${sessionId}`;
}

function isUnknownCode({ codeDenial, giftCardDenial }: GatewayError): boolean {
  return codeDenial?.reason === 'not_found' || giftCardDenial?.reason === 'not_found';
}
