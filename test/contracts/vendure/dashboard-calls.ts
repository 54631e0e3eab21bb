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

  private async send(query: string, variables: object): Promise<void> {
    this.token ??= this.signIn();
    const response = await this.post(query, variables, { authorization: `Bearer ${await this.token}` });
    const { errors } = (await response.json()) as { readonly errors?: unknown };
    if (errors) throw new Error(JSON.stringify(errors));
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
