import { cents } from '#src/domain/money/money';
import { InMemoryAddressBookGateway } from '#test/fakes/shop/in-memory-address-book-gateway';
import { InMemoryCheckoutGateway } from '#test/fakes/shop/in-memory-checkout-gateway';
import { InMemoryCountryReader } from '#test/fakes/shop/in-memory-country-reader';
import { InMemoryCrossSellGateway } from '#test/fakes/shop/in-memory-cross-sell-gateway';
import { InMemoryCustomerGateway } from '#test/fakes/shop/in-memory-customer-gateway';
import { InMemoryGiftCardGateway } from '#test/fakes/shop/in-memory-gift-card-gateway';
import { InMemoryGroupOrderGateway } from '#test/fakes/shop/in-memory-group-order-gateway';
import { InMemoryOrderGateway } from '#test/fakes/shop/in-memory-order-gateway';
import { InMemoryOrderLinkGateway } from '#test/fakes/shop/in-memory-order-link-gateway';
import { InMemoryOrdersReader } from '#test/fakes/shop/in-memory-orders-reader';
import { InMemoryReferralGateway } from '#test/fakes/shop/in-memory-referral-gateway';
import { InMemorySavedCardGateway } from '#test/fakes/shop/in-memory-saved-card-gateway';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { InMemoryStockRequestGateway } from '#test/fakes/shop/in-memory-stock-request-gateway';
import { InMemoryStoreCreditReader } from '#test/fakes/shop/in-memory-store-credit-reader';
import { InMemoryVariantReader } from '#test/fakes/shop/in-memory-variant-reader';
import { describeAddressBookGateway } from './describe-address-book-gateway';
import { describeCheckoutGateway } from './describe-checkout-gateway';
import { describeCountryReader } from './describe-country-reader';
import { describeCrossSellGateway } from './describe-cross-sell-gateway';
import { describeCustomerGateway } from './describe-customer-gateway';
import { describeGiftCardGateway } from './describe-gift-card-gateway';
import { describeGroupOrderGateway } from './describe-group-order-gateway';
import { describeMailedOrders } from './describe-mailed-orders';
import { describeOrderCompletion } from './describe-order-completion';
import { describeOrderGateway } from './describe-order-gateway';
import { describeOrderLinkGateway } from './describe-order-link-gateway';
import { describeOrderPromoCodes } from './describe-order-promo-codes';
import { describeOrdersReader } from './describe-orders-reader';
import { describeReferralGateway } from './describe-referral-gateway';
import { describeSavedCardGateway } from './describe-saved-card-gateway';
import { describeSavedCardPayments } from './describe-saved-card-payments';
import { describeStockRequestGateway } from './describe-stock-request-gateway';
import { describeStoreCreditReader } from './describe-store-credit-reader';
import { describeVariantReader } from './describe-variant-reader';
import type { ContractSubject } from './shop-under-test';
import { otherVariations, type ShopVariations, usualVariations } from './shop-variations';

const ids = { ada: 'customer-1', bob: 'customer-2' };

const inMemory = (variations: ShopVariations): ContractSubject => ({
  variations,
  make: async () => {
    const shop = new InMemoryShop({ variations });
    shop.takenEmails.add('bob@example.test');
    const savedCards = new InMemorySavedCardGateway(shop);
    return {
      savedCards,
      credit: new InMemoryStoreCreditReader(shop),
      grantCredit: async (customer, amount) =>
        shop.grantCredit(customer === 'ada' ? 'customer-1' : 'customer-2', cents(amount)),
      saveCard: async (url) => savedCards.saveCard(url),
      declineCard: async ({ id }) => void shop.savedCards.declined.add(id),
      orders: new InMemoryOrderGateway(shop),
      groupOrders: new InMemoryGroupOrderGateway(shop),
      history: new InMemoryOrdersReader(shop),
      checkout: new InMemoryCheckoutGateway(shop),
      orderLinks: new InMemoryOrderLinkGateway(shop),
      mailedOrderLinks: async () => shop.mailedOrderLinks,
      variants: new InMemoryVariantReader(shop),
      countries: new InMemoryCountryReader(shop),
      giftCards: new InMemoryGiftCardGateway(shop),
      customers: new InMemoryCustomerGateway(shop),
      addresses: new InMemoryAddressBookGateway(shop),
      referrals: new InMemoryReferralGateway(),
      stockRequests: new InMemoryStockRequestGateway(shop),
      waitsFor: async (email) =>
        [...shop.stockRequests]
          .map((noted) => noted.split(' waits for '))
          .flatMap(([who, sku]) => (who === email ? [sku!] : [])),
      additions: new InMemoryCrossSellGateway(shop),
      now: () => shop.now(),
      signIn: (customer) => {
        shop.customer = customer && { id: shop.idOf(ids[customer]), email: `${customer}@example.test` };
      },
      lock: async ({ number }) => shop.lock(number),
      unlock: async ({ number }) => shop.unlock(number),
      pay: async ({ paymentPage }) => shop.markPaid(paymentPage!.sessionId),
      deliver: async ({ number }) => {
        const subscriptionId = shop.nextId('subscription');
        shop.find(number)!.subscriptionId = subscriptionId;
        return subscriptionId;
      },
    };
  },
  dispose: async () => {},
});

const subject = inMemory(usualVariations);
const others = inMemory(otherVariations);

describeOrderGateway('the in-memory shop', subject);
describeOrdersReader('the in-memory shop', subject);
describeOrderPromoCodes('the in-memory shop', subject);
describeCheckoutGateway('the in-memory shop', subject);
describeMailedOrders('the in-memory shop', subject);
describeOrderCompletion('the in-memory shop', subject);
describeOrderLinkGateway('the in-memory shop', subject);
describeGiftCardGateway('the in-memory shop', subject);
describeGroupOrderGateway('the in-memory shop', subject);
describeCustomerGateway('the in-memory shop', subject);
describeAddressBookGateway('the in-memory shop', subject);
describeStockRequestGateway('the in-memory shop', subject);
describeCrossSellGateway('the in-memory shop', subject);
describeReferralGateway('the in-memory shop', subject);
describeVariantReader('the in-memory shop', subject);
describeSavedCardGateway('the in-memory shop', subject);
describeSavedCardPayments('the in-memory shop', subject);
describeCountryReader('the in-memory shop', subject);
// Last: the credit stays, and would pay for the orders of the others.
describeStoreCreditReader('the in-memory shop', subject);

const other = 'the in-memory shop, in the other way wherever engines differ';
describeOrderGateway(other, others);
describeOrdersReader(other, others);
describeOrderPromoCodes(other, others);
describeCheckoutGateway(other, others);
describeMailedOrders(other, others);
describeMailedOrders(
  'the in-memory shop that keeps a running checkout',
  inMemory({ ...usualVariations, cartChange: 'keeps-checkout' }),
);
describeOrderCompletion(other, others);
describeGiftCardGateway(other, others);
describeCrossSellGateway(other, others);
describeSavedCardGateway(other, others);
describeSavedCardPayments(other, others);
