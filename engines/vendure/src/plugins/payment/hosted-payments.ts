import { Inject, Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { Logger, Order, OrderService, Payment, TransactionalConnection } from '@vendure/core';
import type { HostedPayment, PageRequest, PaymentPage } from '#src/payment-provider/hosted-payment';
import { HOSTED_PAYMENT, HostedPaymentError } from '#src/payment-provider/hosted-payment';
import type { PaymentSession, PaymentSessionState } from '#src/payment-provider/payment-session.entity';
import { units } from '#src/plugins/core/order-line/quantity';
import { isRepeating } from '#src/plugins/core/order-line/repeating-lines';
import { ShopAddresses } from '#src/plugins/core/shop-addresses';
import { additionTokenHash, newAdditionToken } from './addition-token';
import type { Completion } from './completion';
import { orderChanged } from './completion';
import { Dues, payersBeforeCard } from './dues';
import { requireChargeable } from './least-charge';
import { OrderDigest } from './order-digest';
import { isLive, PaymentSessions } from './payment-sessions';
import { PlaceOrder } from './place-order';

const methodNames = { card: 'Card', 'gift-card': 'Gift card', 'store-credit': 'Store credit' } as const;

/** A way to pay; but for a card it is the code of the payment method, too. */
export type PaymentKind = keyof typeof methodNames;

/** A payment of an order as its owner sees it. */
export interface PaymentOfOrder {
  readonly id: ID;
  readonly kind: PaymentKind;
  readonly amount: number;
  /** `open` while a card is charged, or will be once the order is completed. */
  readonly state: 'open' | 'authorized' | 'void';
  readonly isCaptured: boolean;
  readonly cardType?: string;
  readonly lastDigits?: string;
  readonly methodName: string;
}

/** Treatment of the card that pays on a page. */
interface Keeping {
  /** The provider's id of its owner; null when it is not kept. */
  readonly vaultCustomer: string | null;
  readonly isCardAlwaysKept: boolean;
}

const keepsNone: Keeping = { vaultCustomer: null, isCardAlwaysKept: false };

/** States of Vendure's payments in which they pay nothing. */
const voidStates: ReadonlySet<string> = new Set(['Cancelled', 'Declined', 'Error']);

/**
 * The payments of orders. The caller of a method that changes them holds the order's lock in a transaction; a refusal
 * is returned and never thrown, so that earlier writes (a payment given back) stay.
 */
@Injectable()
export class HostedPayments {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly sessions: PaymentSessions,
    private readonly dues: Dues,
    private readonly placing: PlaceOrder,
    private readonly addresses: ShopAddresses,
    private readonly digest: OrderDigest,
    @Inject(HOSTED_PAYMENT) private readonly provider: HostedPayment,
  ) {}

  /**
   * Opens a page for the amount that the card has to pay. It keeps no card, or asks its payer whether to keep the card
   * for a customer of the provider; the page of an order that begins a subscription keeps it without asking. The same
   * amount keeps its page if that page is paid or handles the card in the same way, and a paid page if it kept the card
   * that a subscription needs; any other page is closed. Throws INVALID, before anything changes, when the card would
   * have to pay 1 to 49 cents.
   */
  async prepare(ctx: RequestContext, order: Order, vaultCustomer: string | null = null): Promise<void> {
    const due = await this.dues.amountDue(ctx, order);
    requireChargeable(due);
    const orderDigest = await this.agreedTo(ctx, order);
    const keeping = vaultCustomer === null ? keepsNone : { vaultCustomer, isCardAlwaysKept: isRepeating(order) };
    let isPrepared = due === 0;
    for (const session of (await this.sessions.live(ctx, order.id)).toReversed()) {
      const known = await this.sessions.refresh(ctx, session);
      const { kind, state, amount } = known;
      const isSame = amount === due && known.orderDigest === orderDigest;
      const isPayable = kind === 'page' && isSame && isLive(state) && keepsAs(known, keeping);
      if (isPayable && !isPrepared) isPrepared = true;
      else if (isLive(state)) await this.sessions.close(ctx, session);
    }
    if (isPrepared) return;
    const { length } = await this.sessions.of(ctx, order.id);
    const email = order.customFields.contactEmail ?? order.customer?.emailAddress;
    const additionToken = newAdditionToken();
    const hash = additionTokenHash(additionToken);
    const opened = await this.open(keeping, {
      // A page whose secret was not kept, because its call failed, is none of the order's.
      key: `${order.code}-${due}-${length}-${hash.slice(0, 16)}`,
      orderNumber: order.code,
      goods: order.lines.map(({ quantity, productVariant }) => units(quantity, productVariant.name)),
      amount: due,
      currency: order.currencyCode,
      ...(email === undefined ? {} : { email }),
      ...this.addresses.afterPaying(order, additionToken),
    });
    await this.sessions.add(ctx, { ...opened, orderId: order.id, amount: due, additionTokenHash: hash, orderDigest });
  }

  /** An order can be paid although the provider does not know the customer any more, to whom the card would belong. */
  private async open(keeping: Keeping, request: PageRequest): Promise<PaymentPage & Keeping> {
    const { vaultCustomer, isCardAlwaysKept } = keeping;
    if (vaultCustomer === null) return { ...(await this.provider.open(request)), ...keeping };
    try {
      const choice = isCardAlwaysKept ? 'always' : 'asked';
      const page = await this.provider.open({ ...request, keeping: { customer: vaultCustomer, choice } });
      return { ...page, ...keeping };
    } catch (error) {
      if (!(error instanceof HostedPaymentError)) throw error;
      Logger.warn(`The page of ${request.orderNumber} keeps no card: ${error.message}`, 'HostedPayments');
      return this.open(keepsNone, request);
    }
  }

  /** Finds the page that is to be paid, or was; undefined once it was given up. */
  async pageOf(
    ctx: RequestContext,
    orderId: ID,
    known?: readonly PaymentSession[],
  ): Promise<{ sessionId: string; url: string } | undefined> {
    const pages = (known ?? (await this.sessions.of(ctx, orderId))).filter(isPage);
    return pages.findLast(({ state }) => state === 'open' || state === 'paid' || state === 'placed');
  }

  /**
   * Lists the payments of an order: payers before the card, then cards, oldest first, also when the shop was not
   * notified yet.
   */
  async paymentsOf(ctx: RequestContext, orderId: ID, known?: readonly PaymentSession[]): Promise<PaymentOfOrder[]> {
    const sessions = known ?? (await this.sessions.of(ctx, orderId));
    for (const session of sessions) if (session.state === 'open') await this.tryToRefresh(ctx, session);
    const placed = await this.connection.getRepository(ctx, Payment).find({ where: { order: { id: orderId } } });
    const cards = sessions
      .filter(({ state }) => state !== 'open' && state !== 'expired' && (state !== 'chosen' || placed.length === 0))
      .map((session) =>
        cardPayment(
          session,
          placed.find(({ transactionId }) => transactionId === session.sessionId),
        ),
      );
    const others = payersBeforeCard.flatMap((kind) =>
      placed.filter(({ method }) => method === kind).map((payment) => otherPayment(kind, payment)),
    );
    return [...others, ...cards];
  }

  /** Finds the order of a session, if that is the number of the order. */
  async orderOfSession(ctx: RequestContext, number: string, sessionId: string): Promise<ID | undefined> {
    return (await this.sessions.ofOrderNumber(ctx, number, sessionId))?.orderId;
  }

  /** Closes every page of an order and gives its payments back. */
  async giveBack(ctx: RequestContext, orderId: ID): Promise<void> {
    for (const session of await this.sessions.live(ctx, orderId)) await this.sessions.close(ctx, session);
  }

  /** Places an order that is paid, once: said again of a placed order, it changes nothing. */
  async complete(ctx: RequestContext, orderId: ID, sessionId?: string): Promise<Completion> {
    const order = await this.orders.findOne(ctx, orderId);
    if (!order) throw new Error(`There is no order ${orderId}.`);
    return this.completeOrder(ctx, order, sessionId);
  }

  /** Completes an order that was read under its lock. */
  async completeOrder(ctx: RequestContext, order: Order, sessionId?: string): Promise<Completion> {
    if (order.orderPlacedAt) {
      // Somebody paid again on a page that was still open.
      await this.giveBack(ctx, order.id);
      return { kind: 'completed' };
    }
    if (sessionId === undefined && (await this.dues.amountDue(ctx, order)) === 0) {
      // It was paid on a page, perhaps, before something else has paid all of it.
      await this.giveBack(ctx, order.id);
      return this.placing.free(ctx, order);
    }
    const session = (await this.sessions.live(ctx, order.id)).findLast(
      (one) => sessionId === undefined || one.sessionId === sessionId,
    );
    const known = session && (await this.sessions.refresh(ctx, session));
    if (known?.state !== 'paid')
      return { kind: 'refused', code: 'NOT_PAID', message: 'No payment was found for this order.' };
    const isAgreed = known.kind !== 'page' || known.orderDigest === (await this.agreedTo(ctx, order));
    const completion = isAgreed ? await this.placing.paid(ctx, order, known) : orderChanged;
    if (completion.kind === 'refused') await this.sessions.close(ctx, known);
    return completion;
  }

  /** Digests an order that the credit of its owner pays for, beside the page that they open; null for any other order. */
  private async agreedTo(ctx: RequestContext, order: Order): Promise<string | null> {
    return (await this.dues.takeOwners(ctx, order)) ? this.digest.of(ctx, order) : null;
  }

  /** An order can be read while its provider cannot: then the shop returns the last known state. */
  private async tryToRefresh(ctx: RequestContext, session: PaymentSession): Promise<void> {
    try {
      await this.sessions.refresh(ctx, session);
    } catch (error) {
      Logger.warn(`The state of session ${session.sessionId} is not known: ${String(error)}`, 'HostedPayments');
    }
  }
}

/** True for a session that does the same with the card; of one that is paid, also when less would be enough. */
function keepsAs(session: PaymentSession, wanted: Keeping): boolean {
  if (session.state === 'paid') return session.isCardAlwaysKept || !wanted.isCardAlwaysKept;
  return session.vaultCustomer === wanted.vaultCustomer && session.isCardAlwaysKept === wanted.isCardAlwaysKept;
}

function otherPayment(kind: PaymentKind, { id, amount, state, metadata }: Payment): PaymentOfOrder {
  const { lastDigits } = (metadata['giftCard'] ?? {}) as { readonly lastDigits?: string };
  return {
    id,
    kind,
    amount,
    state: voidStates.has(state) ? 'void' : 'authorized',
    isCaptured: state === 'Settled',
    ...(lastDigits === undefined ? {} : { lastDigits }),
    methodName: methodNames[kind],
  };
}

function isPage(session: PaymentSession): session is PaymentSession & { readonly url: string } {
  return session.url !== null;
}

function shownState(state: PaymentSessionState, payment: Payment | undefined): PaymentOfOrder['state'] {
  if (state === 'charging' || state === 'chosen') return 'open';
  return state === 'void' || payment?.state === 'Cancelled' ? 'void' : 'authorized';
}

function cardPayment(session: PaymentSession, payment: Payment | undefined): PaymentOfOrder {
  const { id, amount, state, cardBrand, cardLastDigits } = session;
  return {
    id: payment?.id ?? id,
    kind: 'card',
    amount,
    state: shownState(state, payment),
    isCaptured: payment?.state === 'Settled',
    ...(cardBrand === null ? {} : { cardType: cardBrand }),
    ...(cardLastDigits === null ? {} : { lastDigits: cardLastDigits }),
    methodName: methodNames.card,
  };
}
