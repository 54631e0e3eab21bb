interface ListedReview {
  readonly id: string;
  readonly revision: number;
  readonly title: string;
}

/** The calls of the dashboard, by those who run the shop. */
export class DashboardCalls {
  private token: Promise<string> | undefined;

  constructor(private readonly engineUrl: string) {}

  /** Gives a customer store credit, in cents. */
  async grantCredit(customerId: string, amount: number): Promise<void> {
    await this.send(
      `mutation ($customerId: ID!, $amount: Money!) {
         grantStoreCredit(customerId: $customerId, amount: $amount, reason: "A present") { id }
       }`,
      { customerId, amount },
    );
  }

  /** Takes the money that a payment has reserved. */
  async settle(paymentId: string): Promise<void> {
    await this.send('mutation ($id: ID!) { settlePayment(id: $id) { __typename } }', { id: paymentId });
  }

  /** Cancels all of an order. */
  async cancelOrder(orderId: string): Promise<void> {
    await this.send('mutation ($orderId: ID!) { cancelOrder(input: { orderId: $orderId }) { __typename } }', {
      orderId,
    });
  }

  /** Takes the money of an order, and packs all of it. */
  async pack(orderId: string): Promise<void> {
    const { order } = (await this.send(
      'query ($orderId: ID!) { order(id: $orderId) { lines { id quantity } payments { id } } }',
      { orderId },
    )) as {
      readonly order: {
        readonly lines: readonly { readonly id: string; readonly quantity: number }[];
        readonly payments: readonly { readonly id: string }[];
      };
    };
    for (const { id } of order.payments) await this.settle(id);
    const lines = order.lines.map(({ id, quantity }) => ({ orderLineId: id, quantity }));
    const handler = { code: 'manual-fulfillment', arguments: [{ name: 'method', value: 'Standard' }] };
    await this.send(
      `mutation ($input: FulfillOrderInput!) { addFulfillmentToOrder(input: $input) { ... on Fulfillment { id } ... on ErrorResult { message } } }`,
      { input: { lines, handler } },
    );
  }

  /** Decides on the review with this title, whatever was decided before. */
  async decideOnReview(title: string, status: 'published' | 'rejected'): Promise<void> {
    const listed = (await this.send(
      `{ ${['waiting', 'published', 'rejected']
        .map((one) => `${one}: shopReviews(status: ${one}, page: 1) { items { id revision title } }`)
        .join(' ')} }`,
      {},
    )) as Readonly<Record<string, { readonly items: readonly ListedReview[] }>>;
    const review = Object.values(listed)
      .flatMap(({ items }) => items)
      .find((one) => one.title === title);
    if (!review) throw new Error(`There is no review "${title}".`);
    const { id, revision } = review;
    const decision =
      status === 'published'
        ? 'publishShopReview(id: $id, revision: $revision)'
        : 'rejectShopReview(id: $id, revision: $revision, reason: "Not about the wine")';
    await this.send(`mutation ($id: ID!, $revision: Int!) { ${decision} { id } }`, { id, revision });
  }

  /** Signs an administrator in with the named permissions, and no others. */
  async hire(name: string, password: string, permissions: readonly string[]): Promise<void> {
    const { createRole } = (await this.send(
      `mutation ($code: String!, $permissions: [Permission!]!) {
         createRole(input: { code: $code, description: $code, permissions: $permissions }) { id }
       }`,
      { code: name, permissions },
    )) as { readonly createRole: { readonly id: string } };
    await this.send(`mutation ($input: CreateAdministratorInput!) { createAdministrator(input: $input) { id } }`, {
      input: { firstName: name, lastName: name, emailAddress: name, password, roleIds: [createRole.id] },
    });
  }

  /** Takes a part off wine and packs for so many cans, at most as many as the second number, where it is not 0. Returns the promotion's id. */
  async reduceCases(atLeast: number, atMost: number, basisPoints: number): Promise<string> {
    const operation = (code: string, args: Readonly<Record<string, number | string>>) => ({
      code,
      arguments: Object.entries(args).map(([name, value]) => ({ name, value: String(value) })),
    });
    const { createPromotion } = (await this.send(
      `mutation ($input: CreatePromotionInput!) { createPromotion(input: $input) { ... on Promotion { id } } }`,
      {
        input: {
          enabled: true,
          translations: [{ languageCode: 'en', name: `A case of ${atLeast}` }],
          conditions: [operation('cans', { atLeast, atMost }), operation('no_club', {})],
          actions: [operation('line_percentage', { basisPoints, of: 'wine,pack' })],
        },
      },
    )) as { readonly createPromotion: { readonly id: string } };
    return createPromotion.id;
  }

  async endPromotion(id: string): Promise<void> {
    await this.send('mutation ($id: ID!) { deletePromotion(id: $id) { result } }', { id });
  }

  /** Returns the answer. Throws when the call is refused. */
  private async send(query: string, variables: object): Promise<unknown> {
    this.token ??= this.signIn();
    const response = await this.post(query, variables, { authorization: `Bearer ${await this.token}` });
    const { data, errors } = (await response.json()) as { readonly data?: unknown; readonly errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }

  private async signIn(): Promise<string> {
    const login = 'mutation { login(username: "superadmin", password: "canned-wine") { __typename } }';
    return (await this.post(login, {}, {})).headers.get('vendure-auth-token') ?? '';
  }

  private post(query: string, variables: object, headers: Readonly<Record<string, string>>): Promise<Response> {
    return fetch(`${this.engineUrl}/admin-api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
  }
}
