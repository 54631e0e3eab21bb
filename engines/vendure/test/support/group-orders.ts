import assert from 'node:assert/strict';
import type { Order } from '@vendure/core';
import { StockLevel, TransactionalConnection } from '@vendure/core';
import type { ShopAddress } from '#src/plugins/core/address/address-values';
import type { Recipient } from '#src/plugins/core/group-order/group-order';
import type { Part } from '#src/plugins/core/order-line/pack-parts';
import type { EngineUnderTest } from './engine-under-test';
import { CartRefused } from './guest-cart';
import { callShop } from './shop-call';

/** In California, which taxes at 8 percent in the contracts' world. */
export const fresno: ShopAddress = {
  name: 'Ada Example',
  address1: '1 Vine Street',
  address2: '',
  city: 'Fresno',
  zipcode: '93650',
  phone: '5595550123',
  countryIso: 'US',
  stateAbbr: 'CA',
};

/** In Oregon, which has no tax. */
export const portland: ShopAddress = {
  ...fresno,
  name: 'Bob Example',
  city: 'Portland',
  zipcode: '97201',
  stateAbbr: 'OR',
};

export const to = (address: ShopAddress, quantity: number, sku = 'WHITE-1'): Recipient => ({
  address,
  items: [{ sku, quantity }],
});

export interface ShownGroupOrder {
  readonly id: string;
  readonly code: string;
  readonly token: string;
  readonly checkoutStep: string;
  readonly total: number;
  readonly totalWithTax: number;
  readonly shipping: number;
  readonly groupOrder: { readonly kind: string; readonly date: string; readonly recipientCount: number } | null;
  readonly shippingQuotes: readonly { readonly name: string; readonly price: number }[];
}

const shown = `id code token checkoutStep total totalWithTax shipping groupOrder { kind date recipientCount }
  shippingQuotes { name price }`;

/** A shopper with an order for many addresses, over HTTP. Refusals reject with CartRefused. */
export class GroupShopper {
  constructor(private readonly engine: EngineUnderTest) {}

  /** Fills the stock for thousands of addresses. */
  async stockUp(): Promise<void> {
    const levels = this.engine.get(TransactionalConnection).getRepository(await this.engine.context(), StockLevel);
    await levels.createQueryBuilder().update().set({ stockOnHand: 100_000 }).execute();
  }

  create(recipients: readonly Recipient[], change: object = {}): Promise<ShownGroupOrder> {
    const input = {
      ...{ kind: 'group', company: 'Example & Co.', date: '2026-12-18', time: '', size: recipients.length },
      ...{ firstName: 'Grace', lastName: 'Buyer', email: 'grace@example.test', giftMessage: '' },
      lines: linesOf(recipients),
      recipients,
      ...change,
    };
    return this.ask('startGroupOrder(input: $input)', '$input: GroupOrderInput!', { input });
  }

  /** Creates an order and takes it to its payment by the cheapest way of delivery. */
  async priced(recipients: readonly Recipient[], change: object = {}): Promise<ShownGroupOrder> {
    const order = await this.create(recipients, change);
    await this.submitAddress(order);
    return this.submitDelivery(order);
  }

  /** Creates an order, pays it and places it. */
  async placed(recipients: readonly Recipient[], change: object = {}): Promise<Order> {
    const { id } = await this.priced(recipients, change);
    const session = await this.engine.prepare(await this.engine.order(id));
    this.engine.sandbox.pay(session);
    assert.deepEqual(await this.engine.complete(await this.engine.order(id), session), { kind: 'completed' });
    return this.engine.order(id);
  }

  submitAddress(order: ShownGroupOrder, address = fresno): Promise<ShownGroupOrder> {
    const call = 'submitAddress(email: "grace@example.test", address: $address)';
    return this.ask(call, '$address: ShopAddressInput!', { address }, order);
  }

  submitDelivery(order: ShownGroupOrder): Promise<ShownGroupOrder> {
    return this.ask('submitDelivery(choices: [])', '', {}, order);
  }

  /** Carries out a mutation of an order by its text. */
  change(order: ShownGroupOrder, call: string): Promise<ShownGroupOrder> {
    return this.ask(call, '', {}, order);
  }

  sendElsewhere(order: ShownGroupOrder, recipients: readonly Recipient[]): Promise<ShownGroupOrder> {
    const types = '$recipients: [GroupOrderRecipientInput!]!';
    return this.ask('changeRecipients(recipients: $recipients)', types, { recipients }, order);
  }

  private async ask(
    call: string,
    types: string,
    variables: object,
    order?: Pick<ShownGroupOrder, 'code' | 'token'>,
  ): Promise<ShownGroupOrder> {
    const query = `mutation ${types === '' ? '' : `(${types})`} { order: ${call} { ${shown} } }`;
    const headers: Readonly<Record<string, string>> = order
      ? { 'X-Order-Number': order.code, 'X-Order-Token': order.token }
      : {};
    const { body } = await callShop(this.engine.url, query, variables, headers);
    const [refusal] = (body.errors ?? []) as readonly {
      readonly extensions: { readonly fields?: CartRefused['fields']; readonly code: string };
    }[];
    if (refusal) throw new CartRefused(refusal.extensions.fields ?? { [refusal.extensions.code]: [] });
    return (body.data as { readonly order: ShownGroupOrder }).order;
  }
}

/** Adds up the shares of all addresses. */
export function linesOf(recipients: readonly Recipient[]): readonly Part[] {
  const units = new Map<string, number>();
  for (const { sku, quantity } of recipients.flatMap(({ items }) => items))
    units.set(sku, (units.get(sku) ?? 0) + quantity);
  return [...units].map(([sku, quantity]) => ({ sku, quantity }));
}
