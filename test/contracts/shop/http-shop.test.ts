import { afterAll, beforeAll, expect } from 'vitest';
import { startSandbox, type Sandbox } from '../../../sandbox/sandbox';
import { pay } from '../../../sandbox/shop/payment-sessions';
import { AuthorizedShopCalls } from '../../../src/infrastructure/shop-api/authorized-shop-calls';
import { HttpCheckoutGateway } from '../../../src/infrastructure/shop-api/http-checkout-gateway';
import { HttpCountryReader } from '../../../src/infrastructure/shop-api/http-country-reader';
import { HttpCrossSellGateway } from '../../../src/infrastructure/shop-api/http-cross-sell-gateway';
import { HttpCustomerGateway } from '../../../src/infrastructure/shop-api/http-customer-gateway';
import { HttpGiftCardGateway } from '../../../src/infrastructure/shop-api/http-gift-card-gateway';
import { HttpOrderGateway } from '../../../src/infrastructure/shop-api/http-order-gateway';
import { HttpStockRequestGateway } from '../../../src/infrastructure/shop-api/http-stock-request-gateway';
import { HttpReferralGateway } from '../../../src/infrastructure/shop-api/http-referral-gateway';
import { HttpVariantReader } from '../../../src/infrastructure/shop-api/http-variant-reader';
import { ShopHttp } from '../../../src/infrastructure/shop-api/shop-http';
import { contractWorld } from './contract-world';
import { describeCheckoutGateway } from './describe-checkout-gateway';
import { describeCountryReader } from './describe-country-reader';
import { describeCrossSellGateway } from './describe-cross-sell-gateway';
import { describeCustomerGateway } from './describe-customer-gateway';
import { describeGiftCardGateway } from './describe-gift-card-gateway';
import { describeOrderGateway } from './describe-order-gateway';
import { describeStockRequestGateway } from './describe-stock-request-gateway';
import { describeReferralGateway } from './describe-referral-gateway';
import { describeVariantReader } from './describe-variant-reader';
import type { ContractSubject } from './shop-under-test';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ database: { kind: 'memory' }, storefrontUrl: 'http://localhost:5173', world: contractWorld });
});
afterAll(() => sandbox.close());

async function control(method: 'POST' | 'DELETE', number: string): Promise<void> {
  const answer = await fetch(`${sandbox.url}/_control/locks/${number}`, { method });
  expect(answer.ok).toBe(true);
}

const overHttp: ContractSubject = {
  make: async () => {
    let bearer: string | undefined;
    const authorization = { token: () => Promise.resolve(bearer), renew: () => Promise.resolve(false), giveUp: () => Promise.resolve() };
    const http = new AuthorizedShopCalls(new ShopHttp({ baseUrl: sandbox.url }), authorization);
    return {
      orders: new HttpOrderGateway(http),
      checkout: new HttpCheckoutGateway(http),
      variants: new HttpVariantReader(http),
      countries: new HttpCountryReader(http),
      giftCards: new HttpGiftCardGateway(http),
      customers: new HttpCustomerGateway(http),
      referrals: new HttpReferralGateway(http),
      stockRequests: new HttpStockRequestGateway(http),
      additions: new HttpCrossSellGateway(http),
      signIn: (customer) => {
        bearer = customer && `key-${customer}`;
      },
      lock: ({ number }) => control('POST', number),
      unlock: ({ number }) => control('DELETE', number),
      pay: async ({ paymentPage }) => {
        const card = { number: '4111111111111111', month: '01', year: '2031', name: 'Ada Example' };
        expect(await pay(sandbox.shop, paymentPage!.sessionId, card)).toEqual({ kind: 'authorised' });
      },
    };
  },
  dispose: async () => {},
};

describeOrderGateway('the sandbox over HTTP', overHttp);
describeCheckoutGateway('the sandbox over HTTP', overHttp);
describeGiftCardGateway('the sandbox over HTTP', overHttp);
describeCustomerGateway('the sandbox over HTTP', overHttp);
describeStockRequestGateway('the sandbox over HTTP', overHttp);
describeReferralGateway('the sandbox over HTTP', overHttp);
describeCrossSellGateway('the sandbox over HTTP', overHttp);
describeVariantReader('the sandbox over HTTP', overHttp);
describeCountryReader('the sandbox over HTTP', overHttp);
