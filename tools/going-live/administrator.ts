import type { Browser, Page } from 'playwright-core';

const DASHBOARD = 'https://admin.shop.example/admin';

/** An order as the dashboard shows it. */
export interface OrderShown {
  readonly id: string;
  readonly state: string;
  readonly totalWithTax: number;
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
  readonly payments: readonly {
    readonly id: string;
    readonly state: string;
    readonly refunds: readonly { readonly state: string }[];
  }[];
}

/** Works in the dashboard by the calls that it makes. */
export class Administrator {
  private constructor(private readonly page: Page) {}

  /** Rejects when the engine does not let them in. */
  static async signIn(browser: Browser, name: string, password: string): Promise<Administrator> {
    const page = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage();
    await page.goto(DASHBOARD);
    const one = new Administrator(page);
    const query = `mutation ($name: String!, $password: String!) {
      login(username: $name, password: $password) { __typename }
    }`;
    const { login } = (await one.ask(query, { name, password })) as { readonly login: { readonly __typename: string } };
    if (login.__typename !== 'CurrentUser') throw new Error(`The engine answers ${login.__typename} to ${name}.`);
    return one;
  }

  async order(number: string): Promise<OrderShown> {
    const { orders } = (await this.ask(
      `query ($number: String!) {
        orders(options: { filter: { code: { eq: $number } } }) {
          items { id state totalWithTax lines { id quantity } payments { id state refunds { total state } } }
        }
      }`,
      { number },
    )) as { readonly orders: { readonly items: readonly OrderShown[] } };
    const [order] = orders.items;
    if (!order) throw new Error(`The dashboard has no order ${number}.`);
    return order;
  }

  /** Rejects when no customer has the address. */
  async requireCustomer(email: string): Promise<void> {
    const { customers } = (await this.ask(
      `query ($email: String!) { customers(options: { filter: { emailAddress: { eq: $email } } }) { totalItems } }`,
      { email },
    )) as { readonly customers: { readonly totalItems: number } };
    if (customers.totalItems !== 1) throw new Error(`The dashboard has ${customers.totalItems} customers ${email}.`);
  }

  settle(paymentId: string): Promise<unknown> {
    return this.change('settlePayment(id: $id)', '$id: ID!', { id: paymentId });
  }

  /** Ships all lines of an order in one parcel. */
  async ship({ id, lines }: OrderShown, trackingCode: string): Promise<void> {
    const parcel = {
      lines: lines.map((line) => ({ orderLineId: line.id, quantity: line.quantity })),
      handler: {
        code: 'manual-fulfillment',
        arguments: [
          { name: 'method', value: 'Standard' },
          { name: 'trackingCode', value: trackingCode },
        ],
      },
    };
    await this.change('addFulfillmentToOrder(input: $parcel)', '$parcel: FulfillOrderInput!', { parcel });
    const { order } = (await this.ask('query ($id: ID!) { order(id: $id) { fulfillments { id } } }', { id })) as {
      readonly order: { readonly fulfillments: readonly { readonly id: string }[] };
    };
    for (const fulfillment of order.fulfillments)
      await this.change('transitionFulfillmentToState(id: $id, state: "Shipped")', '$id: ID!', fulfillment);
  }

  refund(paymentId: string, amount: number): Promise<unknown> {
    const input = { paymentId, amount, lines: [], shipping: 0, adjustment: 0 };
    return this.change('refundOrder(input: $input)', '$input: RefundOrderInput!', { input });
  }

  /** Rejects when the engine answers with one of its errors, which are results. */
  private async change(field: string, declared: string, values: object): Promise<void> {
    const data = await this.ask(
      `mutation (${declared}) { done: ${field} { __typename ... on ErrorResult { message } } }`,
      values,
    );
    const { done } = data as { readonly done: { readonly message?: string } };
    if (done.message !== undefined) throw new Error(`${field}: ${done.message}`);
  }

  /** The page keeps the cookie of the session, as the dashboard's does. */
  private async ask(query: string, variables: object): Promise<unknown> {
    const { status, text } = await this.page.evaluate(async (body) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch('/admin-api', { method: 'POST', headers, body });
      return { status: response.status, text: await response.text() };
    }, JSON.stringify({ query, variables }));
    if (status !== 200) throw new Error(`The admin API answers ${status}: ${text}`);
    const { data, errors } = JSON.parse(text) as { readonly data?: unknown; readonly errors?: unknown };
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    return data;
  }
}
