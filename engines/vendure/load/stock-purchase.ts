import type { Goods, Step } from './purchase';
import { email, stepNames } from './purchase';

/** Names the payment method of Vendure's own purchase. */
export const stockPaymentCode = 'stock';

/** The fields that the storefront asks for, as far as Vendure has them. */
const fields = `
  id code state active createdAt orderPlacedAt currencyCode total totalWithTax couponCodes
  promotions { id couponCode }
  discounts { adjustmentSource type amount description }
  shippingAddress { fullName streetLine1 streetLine2 city postalCode phoneNumber countryCode province }
  lines {
    id createdAt quantity unitPrice linePrice proratedLinePrice proratedLinePriceWithTax
    featuredAsset { preview }
    discounts { adjustmentSource type amount description }
    customFields { parts }
    productVariant {
      id sku name product { slug description }
      customFields { parts composable noIndividualPurchase digital kind cans subscribable }
    }
  }
  shippingLines { id price discounts { adjustmentSource amount description } }
  payments { id amount state refunds { total state } }
  fulfillments { id state method trackingCode updatedAt lines { orderLineId quantity } }`;
const order = `{ __typename ... on Order { ${fields} } ... on ErrorResult { errorCode message } }`;

const address = `{ fullName: "Lou Load", streetLine1: "12 Orchard Row", city: "Oakland", province: "CA", postalCode: "94607",
  countryCode: "US", phoneNumber: "5105550100" }`;

interface SeenOrder {
  readonly __typename: string;
  readonly message?: string;
  readonly lines?: readonly { readonly id: string }[];
}

/** A guest's purchase by Vendure's own calls, from `addItemToOrder` to `addPaymentToOrder`. */
export class StockPurchase {
  private session = '';
  private lineId = '';
  private methodId = '';

  constructor(
    private readonly server: string,
    /** Ids of the variants, by sku. */
    private readonly variants: ReadonlyMap<string, string>,
    private readonly goods: Goods,
  ) {}

  /** Lists the steps, under the names of the same steps of the shop. */
  get steps(): readonly Step[] {
    const { firstLine, line, change, read, address: atAddress, delivery, payment, placing } = stepNames;
    const [firstSku, ...otherSkus] = this.goods;
    return [
      [firstLine, () => this.add(firstSku, 2)],
      ...otherSkus.map((sku): Step => [line, () => this.add(sku, 1)]),
      [change, () => this.change(`adjustOrderLine(orderLineId: "${this.lineId}", quantity: 3)`)],
      [read, () => this.send(`{ activeOrder { ${fields} } }`)],
      [atAddress, () => this.giveAddress()],
      [delivery, () => this.change(`setOrderShippingMethod(shippingMethodId: ["${this.methodId}"])`)],
      [payment, () => this.change('transitionOrderToState(state: "ArrangingPayment")')],
      [placing, () => this.change(`addPaymentToOrder(input: { method: "${stockPaymentCode}", metadata: {} })`)],
    ];
  }

  private async add(sku: string, quantity: number): Promise<void> {
    const id = this.variants.get(sku) ?? '';
    const { lines } = await this.change(`addItemToOrder(productVariantId: "${id}", quantity: ${quantity})`);
    this.lineId = lines?.[0]?.id ?? '';
  }

  private async giveAddress(): Promise<void> {
    await this.send(
      `mutation { setCustomerForOrder(input: { firstName: "Lou", lastName: "Load", emailAddress: "${email}" }) { __typename } }`,
    );
    await this.change(`setOrderShippingAddress(input: ${address})`);
    const { eligibleShippingMethods } = await this.send<{ eligibleShippingMethods: readonly { id: string }[] }>(
      '{ eligibleShippingMethods { id name price } }',
    );
    this.methodId = eligibleShippingMethods[0]?.id ?? '';
  }

  private async change(call: string): Promise<SeenOrder> {
    const { changed } = await this.send<{ changed: SeenOrder }>(`mutation { changed: ${call} ${order} }`);
    if (changed.__typename !== 'Order') throw new Error(`${call}: ${changed.message ?? changed.__typename}`);
    return changed;
  }

  private async send<T>(query: string): Promise<T> {
    const response = await fetch(`${this.server}/shop-api`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(this.session === '' ? {} : { authorization: `Bearer ${this.session}` }),
      },
      body: JSON.stringify({ query }),
    });
    this.session = response.headers.get('vendure-auth-token') ?? this.session;
    const { data, errors } = (await response.json()) as { readonly data: T; readonly errors?: unknown };
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  }
}
