import type { OrderKey, ShopApi } from './shop-api';
import { Refusal } from './shop-api';

/** The shopper's side of an order, to be compared with the shop's data. */
export interface Outcome {
  readonly number: string;
  readonly isPlaced: boolean;
  /** Units by sku, as the shopper last saw them in the cart. */
  readonly lines: ReadonlyMap<string, number>;
  readonly isSoldOut: boolean;
  readonly problem: string | undefined;
}

export interface Wish {
  readonly sku: string;
  readonly quantity: number;
}

interface SeenOrder {
  readonly code: string;
  readonly token: string;
  readonly checkoutStep: string;
  readonly lines: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly productVariant: { readonly sku: string };
  }[];
  readonly shippingQuotes: readonly { readonly id: string }[];
  readonly paymentPage: { readonly sessionId: string; readonly url: string } | null;
}

const orderFields = `{ code token id checkoutStep lines { id quantity productVariant { sku } }
  shippingQuotes { id } paymentPage { sessionId url } }`;
const readOrder = `query { shopOrder ${orderFields} }`;
const startOrder = `mutation ($lines: [NewLineInput!]!) { startOrder(lines: $lines) ${orderFields} }`;
const addLine = `mutation ($line: NewLineInput!) { addLine(line: $line) ${orderFields} }`;
const removeLine = `mutation ($id: ID!) { removeLine(id: $id) ${orderFields} }`;
const submitAddress = `mutation ($email: String!, $address: ShopAddressInput!) { submitAddress(email: $email, address: $address) ${orderFields} }`;
const submitDelivery = `mutation ($choices: [DeliveryChoiceInput!]!) { submitDelivery(choices: $choices) ${orderFields} }`;
const preparePayment = `mutation { prepareHostedPayment ${orderFields} }`;
const submitPayment = `mutation { submitPayment ${orderFields} }`;
const completeOrder = `mutation { completeOrder { code } }`;

const address = {
  name: 'Lou Load',
  address1: '12 Orchard Row',
  address2: '',
  city: 'Oakland',
  zipcode: '94607',
  phone: '5105550100',
  countryIso: 'US',
  stateAbbr: 'CA',
};
const card = { number: '4111111111111111', expiry: '12/31', cvc: '123', name: 'Lou Load', do: 'pay' };

/** Fills a cart, and takes it through the checkout to a paid order. */
export class Shopper {
  #key: OrderKey | undefined;
  #seen: SeenOrder | undefined;

  constructor(
    private readonly api: ShopApi,
    private readonly name: string,
    private readonly scarce: string,
  ) {}

  /** Resolves in any case; `problem` names the reason why the shopper has no paid order. */
  async shop(wishes: readonly Wish[]): Promise<Outcome> {
    let [isPlaced, isSoldOut, problem]: [boolean, boolean, string | undefined] = [false, false, undefined];
    try {
      await this.fill(wishes);
      isSoldOut = await this.unlessSoldOut(() => this.checkOut());
      if (isSoldOut) {
        await this.putBack(this.scarce);
        await this.checkOut();
      }
      isPlaced = true;
    } catch (error) {
      problem = `${this.name}: ${String(error)}`;
    }
    const lines = new Map(this.#seen?.lines.map(({ productVariant, quantity }) => [productVariant.sku, quantity]));
    return { number: this.#key?.number ?? '', isPlaced, lines, isSoldOut, problem };
  }

  private async fill([first, ...others]: readonly Wish[]): Promise<void> {
    // A cart whose answer was lost has no owner: another one is started.
    this.see(await this.api.call<SeenOrder>('startOrder', startOrder, { lines: [first] }));
    for (const wish of others) await this.add(wish);
  }

  private async add({ sku, quantity }: Wish): Promise<void> {
    while (!this.lineOf(sku)) {
      try {
        await this.change('addLine', addLine, { line: { sku, quantity } });
      } catch (error) {
        if (error instanceof Refusal && error.code === 'INSUFFICIENT_STOCK' && sku === this.scarce) return;
        throw error;
      }
    }
  }

  private async putBack(sku: string): Promise<void> {
    for (let line = this.lineOf(sku); line; line = this.lineOf(sku))
      await this.change('removeLine', removeLine, { id: line.id });
  }

  /** Adding twice is two cans, and a line that is gone cannot be removed: after a lost call the cart tells whether it was done. */
  private async change(name: string, query: string, variables: object): Promise<void> {
    try {
      this.see(await this.api.once<SeenOrder>(name, query, variables, this.#key));
    } catch (error) {
      if (!this.api.countRetry(error)) throw error;
      this.see(await this.api.call<SeenOrder>('shopOrder', readOrder, {}, this.#key));
    }
  }

  private async checkOut(): Promise<void> {
    const email = `${this.name}@load.example`;
    this.see(await this.api.call<SeenOrder>('submitAddress', submitAddress, { email, address }, this.#key));
    const [quote] = this.#seen?.shippingQuotes ?? [];
    const choices = quote ? [{ shipmentId: shipmentOf(quote.id), rateId: quote.id }] : [];
    this.see(await this.api.call<SeenOrder>('submitDelivery', submitDelivery, { choices }, this.#key));
    this.see(await this.api.call<SeenOrder>('prepareHostedPayment', preparePayment, {}, this.#key));
    const url = this.#seen?.paymentPage?.url;
    if (url === undefined) throw new Error('There is no page to pay on.');
    await payOn(url);
    this.see(await this.api.call<SeenOrder>('submitPayment', submitPayment, {}, this.#key));
    await this.complete();
  }

  /** Like the storefront: after a lost call the order tells whether it was placed, or has to be paid again. */
  private async complete(): Promise<void> {
    let isDone = false;
    while (!isDone) {
      try {
        await this.api.once('completeOrder', completeOrder, {}, this.#key);
        isDone = true;
      } catch (error) {
        if (!this.api.countRetry(error)) throw error;
        this.see(await this.api.call<SeenOrder>('shopOrder', readOrder, {}, this.#key));
        if (this.#seen?.checkoutStep === 'payment') throw soldOut();
      }
    }
  }

  /** True when something was sold out in between. */
  private async unlessSoldOut(run: () => Promise<void>): Promise<boolean> {
    try {
      await run();
      return false;
    } catch (error) {
      if (error instanceof Refusal && error.code === 'INSUFFICIENT_STOCK') return true;
      throw error;
    }
  }

  private lineOf(sku: string): SeenOrder['lines'][number] | undefined {
    return this.#seen?.lines.find(({ productVariant }) => productVariant.sku === sku);
  }

  private see(order: SeenOrder): void {
    this.#seen = order;
    this.#key = { number: order.code, token: order.token };
  }
}

/** The refusal of an order that was paid and put back a step, when its answer got lost. */
function soldOut(): Refusal {
  return new Refusal('INSUFFICIENT_STOCK', 'The order has to be paid again.');
}

/** An order has one shipment, whose number is the order's; a quote's id begins with that. */
function shipmentOf(quoteId: string): string {
  return `S${quoteId.slice(0, quoteId.indexOf('/'))}`;
}

/** Pays on the sandbox's page, as a browser sends its form. */
async function payOn(url: string): Promise<void> {
  const body = new URLSearchParams({ ...card, form: url });
  const { status } = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  if (status !== 303) throw new Error(`The payment page answered ${status}.`);
}
