import { orderParts } from './order-parts';
import type { OrderKey, ShopApi } from './shop-api';

/** A part of a purchase: its name, and its action. */
export type Step = readonly [name: string, run: () => Promise<unknown>];

interface SeenOrder {
  readonly code: string;
  readonly token: string;
  readonly lines: readonly { readonly id: string }[];
  readonly shippingQuotes: readonly { readonly id: string }[];
  readonly paymentPage: { readonly url: string } | null;
}

/** Names the steps, so that those of two purchases can be put beside each other. */
export const stepNames = {
  firstLine: 'the first line',
  line: 'another line',
  change: 'another quantity',
  read: 'reading the order',
  address: 'the address',
  delivery: 'the way of delivery',
  page: 'the page of the payment',
  payment: 'the payment',
  placing: 'placing the order',
} as const;

export const email = 'lou@load.example';

/** The skus that are bought: the first twice, the others once. */
export type Goods = readonly [first: string, ...others: string[]];

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

/** A guest's purchase as the storefront makes it, with the fields that it asks for. */
export class Purchase {
  private seen: SeenOrder | undefined;

  constructor(
    private readonly api: ShopApi,
    private readonly goods: Goods,
  ) {}

  /** Lists the steps, one after the other. */
  get steps(): readonly Step[] {
    const { firstLine, line, change, read, address: atAddress, delivery, page, payment, placing } = stepNames;
    const [firstSku, ...otherSkus] = this.goods;
    return [
      [
        firstLine,
        () => this.call('startOrder', '$lines: [NewLineInput!]!', { lines: [{ sku: firstSku, quantity: 2 }] }),
      ],
      ...otherSkus.map((sku): Step => [
        line,
        () => this.call('addLine', '$line: NewLineInput!', { line: { sku, quantity: 1 } }),
      ]),
      [
        change,
        () => this.call('changeLine', '$id: ID!, $quantity: Int!', { id: this.seen?.lines[0]?.id, quantity: 3 }),
      ],
      [read, () => this.call('shopOrder', '', {}, 'query')],
      [atAddress, () => this.call('submitAddress', '$email: String!, $address: ShopAddressInput!', { email, address })],
      [delivery, () => this.call('submitDelivery', '$choices: [DeliveryChoiceInput!]!', { choices: this.choices() })],
      [page, () => this.call('prepareHostedPayment')],
      [payment, () => this.call('submitPayment')],
      [placing, () => this.call('completeOrder')],
    ];
  }

  /** The page on which the order is paid; undefined before it is opened. */
  get page(): string | undefined {
    return this.seen?.paymentPage?.url;
  }

  private choices(): readonly object[] {
    const [quote] = this.seen?.shippingQuotes ?? [];
    return quote ? [{ shipmentId: `S${quote.id.slice(0, quote.id.indexOf('/'))}`, rateId: quote.id }] : [];
  }

  private async call(name: string, types = '', variables: object = {}, kind = 'mutation'): Promise<void> {
    const passed = Object.keys(variables).map((key) => `${key}: $${key}`);
    const list = (texts: readonly string[]): string => (texts.join('') === '' ? '' : `(${texts.join(', ')})`);
    const query = `${kind} ${list([types])} { ${name}${list(passed)} { ...OrderParts } } ${orderParts}`;
    const { code, token } = this.seen ?? {};
    const key: OrderKey | undefined = code === undefined || token === undefined ? undefined : { number: code, token };
    this.seen = await this.api.once<SeenOrder>(name, query, variables, key);
  }
}
