import { vi } from 'vitest';
import type { Fault } from '#sandbox/faults/fault';
import { listMails } from '#sandbox/shop/outbox';
import { CartState } from '#src/application/ports/state/cart-state';
import { CartStorage } from '#src/application/storage/cart-storage';
import type { Order, OrderKey } from '#src/domain/cart/order';
import { HttpOrderGateway } from '#src/infrastructure/shop-api/cart/http-order-gateway';
import { Browser } from './browser';
import { type ModelShop, storeSlug } from './model-shop';
import type { ShopDocument } from './shop-document';
import { type PersonName, Shoppers } from './shoppers';
import type { Tab } from './tab';

/** Milliseconds that pass after an action of the shopper, and the limit within which the action has to end. */
const moment = 5000;
const patience = 60_000;

interface LedgerEntry {
  readonly number: string;
  readonly state: string;
  readonly totalCents: number;
  /** Cards that were charged, or whose money is held. */
  readonly charges: number;
  readonly paidCents: number;
}

/** One visit to the shop, by two people at one browser: commands act on it and invariants look at it. */
export class Visit {
  /** Actions whose outcome the shopper was never shown. */
  readonly silences: string[] = [];
  /** Orders to which no user of this browser can come back. */
  readonly abandoned = new Set<string>();
  /** True while the back end misbehaves, or tabs may still be wrong because it did. */
  isTroubled = false;
  /** The address to which the payment page last sent the shopper. */
  returnAddress: string | undefined;
  private known: { readonly occasion: string; readonly cart: Promise<Order | undefined> } | undefined;

  private constructor(
    readonly shop: ModelShop,
    readonly browser: Browser,
    readonly shoppers: Shoppers,
    /** The codes of gift cards without another owner. */
    readonly giftCards: { readonly little: string; readonly plenty: string },
    private readonly ordersBefore: number,
  ) {}

  static async begin(shop: ModelShop, name: string): Promise<Visit> {
    // The provider's client says that there are several of it, one a document, as it was meant to be, and of every call that fails.
    for (const level of ['log', 'warn', 'error'] as const) vi.spyOn(console, level).mockReturnValue();
    const browser = await Browser.open(shop);
    const { database } = shop.sandbox;
    const issueGiftCard = async (amountCents: number): Promise<string> => {
      const redemptionCode = `${name.toUpperCase()}X${amountCents}`.padStart(16, 'G');
      await database
        .insertInto('giftCards')
        .values({ redemptionCode, amountCents, storeId: 2, createdAt: new Date(shop.clock.now()) })
        .execute();
      return redemptionCode;
    };
    const giftCards = { little: await issueGiftCard(1000), plenty: await issueGiftCard(9000) };
    const last = await database
      .selectFrom('orders')
      .select(({ fn }) => fn.max('id').as('id'))
      .executeTakeFirst();
    const visit = new Visit(shop, browser, new Shoppers(name), giftCards, last?.id ?? 0);
    await browser.openTab('/shop/');
    return visit;
  }

  get tabs(): readonly Tab[] {
    return this.browser.tabs;
  }

  /** The user who is signed in according to the browser; a tab may learn of it later. */
  get signedIn(): string | undefined {
    const { localStorage } = this.browser;
    return localStorage.getItem('auth-logged-in') === 'true'
      ? (localStorage.getItem('auth-user') ?? undefined)
      : undefined;
  }

  /** Does something and lets time pass until it has come to an end. */
  async act<T>(what: string, action: () => Promise<T>): Promise<T> {
    const call: { end?: { readonly result: T } | { readonly error: unknown } } = {};
    void action().then(
      (result) => (call.end = { result }),
      (error: unknown) => (call.end = { error }),
    );
    for (let passed = 0; passed === 0 || (!call.end && passed < patience); passed += moment)
      await this.browser.time.advance(moment);
    if (!call.end) throw new Error(`${what}: never came to an end`);
    if ('error' in call.end) throw call.end.error;
    return call.end.result;
  }

  /** Lets the milliseconds pass. */
  pass(milliseconds: number): Promise<void> {
    return this.browser.time.advance(milliseconds);
  }

  /** The stored cart as the server has it; a complete order is no cart. */
  serverCart(document: ShopDocument): Promise<Order | undefined> {
    const key = this.storedKey(document);
    // Without calls nothing changes: reading is most of the cost of a visit.
    const occasion = `${key?.number} ${this.browser.network.calls}`;
    if (this.known?.occasion !== occasion) this.known = { occasion, cart: this.readCart(key) };
    return this.known.cart;
  }

  shownCart(document: ShopDocument): Order | undefined {
    return document.container.get(CartState).current;
  }

  /** The token of the newest link that was sent to an address. */
  async newestLink(email: string): Promise<URL | undefined> {
    const mail = (await listMails(this.shop.sandbox.database)).find(({ to }) => to === email);
    const [link] = mail?.links ?? [];
    return link === undefined ? undefined : new URL(link);
  }

  /** The orders of this visit with their price and the payments and holds for them. */
  async ledger(): Promise<readonly LedgerEntry[]> {
    const { database } = this.shop.sandbox;
    const orders = await database.selectFrom('orders').selectAll().where('id', '>', this.ordersBefore).execute();
    const payments = await database
      .selectFrom('payments')
      .selectAll()
      .where('orderId', '>', this.ordersBefore)
      .where('state', 'in', ['pending', 'completed'])
      .execute();
    return orders.map(({ id, number, state, totalCents }) => {
      const own = payments.filter(({ orderId }) => orderId === id);
      const charges = own.filter(({ creditCardId }) => creditCardId !== null).length;
      return {
        number,
        state,
        totalCents,
        charges,
        paidCents: own.reduce((sum, { amountCents }) => sum + amountCents, 0),
      };
    });
  }

  /** The names on the cards that a person's wallet keeps. */
  async walletOf(person: PersonName): Promise<readonly string[]> {
    const { database } = this.shop.sandbox;
    const cards = await database
      .selectFrom('walletPaymentSources')
      .innerJoin('creditCards', 'creditCards.id', 'walletPaymentSources.creditCardId')
      .innerJoin('customers', 'customers.id', 'walletPaymentSources.customerId')
      .where('customers.email', '=', this.shoppers.emailOf(person))
      .select('creditCards.name')
      .execute();
    return cards.map(({ name }) => name);
  }

  /** Marks the orders so far as abandoned: the person who sits there now cannot come back to them. */
  async abandonOrders(): Promise<void> {
    for (const { number } of await this.ledger()) this.abandoned.add(number);
  }

  /** Closes a tab; after the last one, a new tab is opened. */
  async closeTab(tab: Tab): Promise<void> {
    this.browser.closeTab(tab);
    if (this.tabs.length === 0) await this.browser.openTab('/shop/');
  }

  /** Orders a fault. */
  async trouble(fault: Omit<Fault, 'header'>): Promise<void> {
    this.isTroubled = true;
    const isOfShop = fault.path.startsWith('/api');
    const header = isOfShop ? { header: { name: 'X-Store-Slug', value: storeSlug } } : {};
    const answer = await this.shop.sandbox.app.inject({
      method: 'POST',
      url: '/_control/faults',
      payload: { ...fault, ...header },
    });
    if (answer.statusCode !== 201) throw new Error(answer.body);
  }

  /** Everything works again, and every tab looks again, as after a return to it. */
  async calm(): Promise<void> {
    await this.shop.sandbox.app.inject({ method: 'DELETE', url: '/_control/faults' });
    for (const { document } of this.tabs) document?.window.comeBack();
    await this.pass(moment);
    this.isTroubled = false;
  }

  /** The shopper asked for something that did not happen: the page has to say so. */
  expectSaid(what: string, ...said: readonly (string | undefined)[]): void {
    if (said.every((text) => text === undefined || text === '')) this.silences.push(what);
  }

  async end(): Promise<void> {
    await this.shop.sandbox.app.inject({ method: 'DELETE', url: '/_control/faults' });
    await this.browser.close();
    // The records of spies would keep all documents of a visit in memory.
    vi.clearAllMocks();
  }

  private storedKey(document: ShopDocument): OrderKey | undefined {
    return document.container.get(CartStorage).read();
  }

  /** Read past everything that the shop may have wrong. */
  private async readCart(key: OrderKey | undefined): Promise<Order | undefined> {
    if (!key) return undefined;
    const { number, token } = key;
    const answer = await this.shop.sandbox.app.inject({
      url: `/api/orders/${number}`,
      headers: { 'x-spree-order-token': token },
    });
    if (answer.statusCode !== 200) return undefined;
    const order = await new HttpOrderGateway({ send: () => Promise.resolve(answer.body) }).read(key);
    return order.isComplete ? undefined : order;
  }
}
