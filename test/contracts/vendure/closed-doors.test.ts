import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { white } from '#test/contracts/shop/checkout-walk';
import type { ShopUnderTest } from '#test/contracts/shop/shop-under-test';
import { testEngine } from './test-engine';
import { VendureShop } from './vendure-shop';

let engine: VendureShop;
let shop: ShopUnderTest;
beforeAll(async () => {
  engine = await VendureShop.start();
  shop = await engine.make();
});
afterAll(() => engine.close());

interface Answer {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

async function ask(query: string, headers: Record<string, string> = {}): Promise<Answer> {
  const answer = await fetch(`${testEngine().url}/shop-api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  });
  return (await answer.json()) as Answer;
}

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const me = (bearer: string) => ask('{ signedInCustomer { id } }', { authorization: `Bearer ${bearer}` });

describe('Vendure knows the address of a customer (spec §7 Sign-in provider)', () => {
  const { issuer, audience } = testEngine();

  it('also of one whose token tells none: the provider does, the one that is proven', async () => {
    const bearer = await engine.tokenOf('paula', { issuer, audience, expires: '1h', tellsAddress: false });
    const answer = await ask('{ signedInCustomer { email } }', { authorization: `Bearer ${bearer}` });
    expect(answer.data).toEqual({ signedInCustomer: { email: 'paula@example.test' } });
  });
});

describe('Vendure believes no token but the provider’s (spec §4 Unauthorized handling)', () => {
  const { issuer, audience } = testEngine();
  const claims = { issuer, audience, expires: '1h' };

  it.each([
    ['of another audience', { ...claims, audience: 'another-project' }],
    ['of another issuer', { ...claims, issuer: 'https://elsewhere.example.test' }],
    ['that is over', { ...claims, expires: '-1h' }],
    ['that never ends', { issuer, audience }],
  ])('not one %s', async (_what, token) => {
    expect(codeOf(await me(await engine.tokenOf('ada', token)))).toBe('TOKEN_REFUSED');
  });

  it('not one with another key, without one, or that is none', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const forged = new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid: 'contracts' });
    const unsigned = new UnsecuredJWT({})
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject('ada')
      .setExpirationTime('1h');
    const tokens = [
      await forged.setIssuer(issuer).setAudience(audience).setSubject('ada').setExpirationTime('1h').sign(privateKey),
      unsigned.encode(),
      'key-ada',
    ];
    for (const token of tokens) expect(codeOf(await me(token))).toBe('TOKEN_REFUSED');
  });

  it('but that one, and makes one customer of two first calls at the same moment', async () => {
    const token = await engine.tokenOf('grace', claims);
    const [one, other] = await Promise.all([me(token), me(token)]);
    expect(one.errors).toBeUndefined();
    expect(one).toEqual(other);
  });
});

describe('Vendure keeps two customers apart (spec §6 Roles and permissions)', () => {
  const customer = async (subject: string, query: string, headers: Record<string, string> = {}) =>
    ask(query, { authorization: `Bearer ${await engine.tokenOf(subject)}`, ...headers });
  const email = '{ signedInCustomer { email } }';

  it('also when one writes the address down that the other signs in with', async () => {
    const { data } = await customer('irene', '{ signedInCustomer { id } }');
    const { id } = data?.['signedInCustomer'] as { readonly id: string };
    const address = 'jane@example.test';
    await customer('irene', `mutation { updateSignedInCustomer(id: "${id}", fields: { email: "${address}" }) { id } }`);
    expect((await customer('jane', email)).data).toEqual({ signedInCustomer: { email: address } });
    expect((await customer('irene', email)).data).toEqual({ signedInCustomer: { email: 'irene@example.test' } });
  });

  it('even with the same call and the same Idempotency-Key', async () => {
    const start = 'mutation { startOrder(lines: [{ sku: "WHITE-1", quantity: 1 }]) { code } }';
    const key = { 'idempotency-key': 'of-two-customers' };
    const [first, again] = [await customer('kim', start, key), await customer('kim', start, key)];
    expect(again).toEqual(first);
    const other = await customer('liv', start, key);
    expect(other.errors).toBeUndefined();
    expect(other.data).not.toEqual(first.data);
  });
});

describe('Vendure’s own ways to a cart are closed, which know neither token nor lock (spec §6)', () => {
  it('an order is not read by its number', async () => {
    const { number } = await shop.OrderGateway.create([white(1)]);
    const answer = await ask(`{ orderByCode(code: "${number}") { id token shippingAddress { fullName } } }`);
    expect([answer.data?.['orderByCode'] ?? null, codeOf(answer)]).toEqual([null, 'FORBIDDEN']);
  });

  it("an order is read, changed and paid only by the shop's own operations", async () => {
    const { number, token } = await shop.OrderGateway.create([white(1)]);
    const headers = { 'x-order-number': number, 'x-order-token': token };
    expect((await ask('{ activeOrder { id } }', headers)).data).toEqual({ activeOrder: null });
    const changes = [
      'mutation { adjustOrderLine(orderLineId: "1", quantity: 1) { __typename } }',
      'mutation { addPaymentToOrder(input: { method: "hosted-payment", metadata: {} }) { __typename } }',
      'mutation { transitionOrderToState(state: "ArrangingPayment") { __typename } }',
    ];
    for (const change of changes) {
      const { data } = await ask(change, headers);
      expect(
        Object.values(data ?? {}).filter((value) => (value as { __typename?: string } | null)?.__typename === 'Order'),
      ).toEqual([]);
    }
    expect(await shop.OrderGateway.read({ number, token })).toMatchObject({
      state: 'cart',
      lineItems: [{ quantity: 1 }],
    });
  });

  it('no caller registers with another person’s address', async () => {
    const query = `mutation { registerCustomerAccount(input: { emailAddress: "victim@example.test", password: "12345678" }) { __typename } }`;
    expect((await ask(query)).data).toEqual({ registerCustomerAccount: { __typename: 'NativeAuthStrategyError' } });
    const answer = await ask('{ signedInCustomer { email } }', {
      authorization: `Bearer ${await engine.tokenOf('victim')}`,
    });
    expect(answer.data).toEqual({ signedInCustomer: { email: 'victim@example.test' } });
  });
});
