import type { Sandbox } from '#sandbox/sandbox';
import { pay } from '#sandbox/shop/payment-sessions';
import { readAdditionToken } from '#src/domain/orders/order-link';
import type { Answer, WireOrder } from './shop-client';
import { ShopClient } from './shop-client';

/** An address that Standard and Express serve, in the taxed state. */
export const fresno = {
  name: 'Ada Example',
  address1: '1 Invented St',
  address2: null,
  city: 'Fresno',
  zipcode: '93650',
  phone: '5595550100',
  country_iso: 'US',
  state_name: 'CA',
};

export const goodCard = {
  number: '4111111111111111',
  month: '1',
  year: '2031',
  verification_value: '123',
  name: 'Ada Example',
};
export const declinedCard = { ...goodCard, number: '4111111111111112' };

type Lines = readonly { readonly sku: string; readonly quantity: number }[];

/** Somebody with one cart, who goes through checkout step by step. */
export class GuestShopper {
  private constructor(
    readonly client: ShopClient,
    readonly number: string,
    readonly token: string,
  ) {}

  /** Starts a cart; with a bearer it is the customer's. */
  static async with(sandbox: Pick<Sandbox, 'url'>, lines: Lines, bearer?: string): Promise<GuestShopper> {
    const visitor = new ShopClient(sandbox, bearer === undefined ? {} : { bearer });
    const order = await visitor.must(
      'POST',
      '/api/orders',
      lines.length > 0 ? { order: { line_items_attributes: lines } } : {},
    );
    const client = visitor.as(bearer === undefined ? { token: order.token } : { bearer });
    return new GuestShopper(client, order.number, order.token);
  }

  order(): Promise<WireOrder> {
    return this.client.must('GET', `/api/orders/${this.number}`);
  }

  /** `more` has the fields of the line beside sku and quantity: options, parts. */
  add(sku: string, quantity: number, more: object = {}): Promise<Answer> {
    return this.client.send('POST', `/api/orders/${this.number}/line_items`, { line_item: { sku, quantity, ...more } });
  }

  /** Adds a line that is accepted, and returns the order after it. */
  async mustAdd(sku: string, quantity: number, more: object = {}): Promise<WireOrder> {
    await this.client.must('POST', `/api/orders/${this.number}/line_items`, { line_item: { sku, quantity, ...more } });
    return this.order();
  }

  coupon(code: string): Promise<Answer> {
    return this.client.send('POST', `/api/orders/${this.number}/coupon_codes`, { coupon_code: code });
  }

  checkout(state: string, order: object): Promise<Answer> {
    return this.client.send('PATCH', `/api/checkouts/${this.number}`, { state, order });
  }

  call(method: 'PUT' | 'POST', name: string, body?: object): Promise<Answer> {
    return this.client.send(method, `/api/checkouts/${this.number}/${name}`, body);
  }

  async toDelivery(address: object = fresno): Promise<WireOrder> {
    return this.mustCheckout('address', { email: 'guest@example.test', ship_address_attributes: address });
  }

  /** Through delivery with the cheapest rate. */
  async toPayment(address: object = fresno): Promise<WireOrder> {
    const { shipments } = await this.toDelivery(address);
    return this.mustCheckout('delivery', {
      shipments_attributes: shipments.map(({ id }) => ({ id })),
      special_instructions: 'Ring twice.',
    });
  }

  async toConfirm(card: object = goodCard): Promise<WireOrder> {
    await this.toPayment();
    return this.payBy(card);
  }

  /** Past the payment step without a card, since gift cards or store credit pay. */
  payByNothing(): Promise<WireOrder> {
    return this.mustCheckout('payment', { payments_attributes: [] });
  }

  payBy(card: object): Promise<WireOrder> {
    return this.mustCheckout('payment', { payments_attributes: [{ payment_method_id: 1, source_attributes: card }] });
  }

  /** Goes through checkout and pays on the hosted page. Returns the shopper with the secret of the browser that has paid. */
  async payer({ shop }: Pick<Sandbox, 'shop'>, { number, month, year, name } = goodCard): Promise<GuestShopper> {
    await this.toPayment();
    const path = `/api/checkouts/${this.number}`;
    const { checkout_session_id: session } = await this.client.must('PUT', `${path}/prepare`);
    const outcome = await pay(shop, String(session), { number, month, year, name });
    if (outcome.kind !== 'authorized') throw new Error(`The payment is ${outcome.kind}.`);
    await this.client.must('PUT', `${path}/finalize`, { checkout_session_id: session });
    const additionToken = readAdditionToken(new URL(outcome.returnUrl).hash) ?? '';
    return new GuestShopper(this.client.as({ token: this.token, additionToken }), this.number, this.token);
  }

  /** Pays the amount due on the hosted page by a good card, and places the order. */
  async placeByPage({ shop }: Pick<Sandbox, 'shop'>): Promise<WireOrder> {
    const path = `/api/checkouts/${this.number}`;
    const { checkout_session_id: session } = await this.client.must('PUT', `${path}/prepare`);
    if (session === null) throw new Error(`Nothing is due for ${this.number}.`);
    const { number, month, year, name } = goodCard;
    await pay(shop, session, { number, month, year, name });
    return this.client.must('PUT', `${path}/finalize`, { checkout_session_id: session });
  }

  /** The whole way. */
  async buy(card: object = goodCard): Promise<WireOrder> {
    await this.toConfirm(card);
    return this.client.must('PUT', `/api/checkouts/${this.number}/complete`);
  }

  private mustCheckout(state: string, order: object): Promise<WireOrder> {
    return this.client.must('PATCH', `/api/checkouts/${this.number}`, { state, order });
  }
}
