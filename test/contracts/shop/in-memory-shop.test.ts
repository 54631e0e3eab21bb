import { InMemoryCheckoutGateway } from '../../fakes/shop/in-memory-checkout-gateway';
import { InMemoryCountryReader } from '../../fakes/shop/in-memory-country-reader';
import { InMemoryCustomerGateway } from '../../fakes/shop/in-memory-customer-gateway';
import { InMemoryOrderGateway } from '../../fakes/shop/in-memory-order-gateway';
import { InMemoryShop } from '../../fakes/shop/in-memory-shop';
import { InMemoryVariantReader } from '../../fakes/shop/in-memory-variant-reader';
import { describeCheckoutGateway } from './describe-checkout-gateway';
import { describeCountryReader } from './describe-country-reader';
import { describeCustomerGateway } from './describe-customer-gateway';
import { describeOrderGateway } from './describe-order-gateway';
import { describeVariantReader } from './describe-variant-reader';
import type { ContractSubject } from './shop-under-test';

const inMemory: ContractSubject = {
  make: async () => {
    const shop = new InMemoryShop();
    return {
      orders: new InMemoryOrderGateway(shop),
      checkout: new InMemoryCheckoutGateway(shop),
      variants: new InMemoryVariantReader(shop),
      countries: new InMemoryCountryReader(shop),
      customers: new InMemoryCustomerGateway(shop),
      signIn: (customer) => {
        shop.customer = customer && { ada: { id: 1, email: 'ada@example.test' }, bob: { id: 2, email: 'bob@example.test' } }[customer];
      },
      lock: async ({ number }) => shop.lock(number),
      unlock: async ({ number }) => shop.unlock(number),
      pay: async ({ paymentPage }) => shop.markPaid(paymentPage!.sessionId),
    };
  },
  dispose: async () => {},
};

describeOrderGateway('the in-memory shop', inMemory);
describeCheckoutGateway('the in-memory shop', inMemory);
describeCustomerGateway('the in-memory shop', inMemory);
describeVariantReader('the in-memory shop', inMemory);
describeCountryReader('the in-memory shop', inMemory);
