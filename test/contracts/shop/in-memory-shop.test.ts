import { cents } from '#src/domain/money/money';
import { inMemoryAdapters } from '#test/fakes/shop/in-memory-adapters';
import { additionTokenOf, InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { InMemoryVariantReader } from '#test/fakes/shop/in-memory-variant-reader';
import { describeCheckoutGateway } from './describe-checkout-gateway';
import { describeCrossSellGateway } from './describe-cross-sell-gateway';
import { describeGiftCardGateway } from './describe-gift-card-gateway';
import { describeMailedOrders } from './describe-mailed-orders';
import { describeOrderCompletion } from './describe-order-completion';
import { describeOrderGateway } from './describe-order-gateway';
import { describeOrderPromoCodes } from './describe-order-promo-codes';
import { describeOrdersReader } from './describe-orders-reader';
import { describeSavedCardGateway } from './describe-saved-card-gateway';
import { describeSavedCardPayments } from './describe-saved-card-payments';
import { describeShop } from './describe-shop';
import type { ContractSubject } from './shop-under-test';
import { otherVariations, type ShopVariations, usualVariations } from './shop-variations';

const ids = { ada: 'customer-1', bob: 'customer-2' };

const inMemory = (variations: ShopVariations): ContractSubject => ({
  variations,
  make: async () => {
    const shop = new InMemoryShop({ variations });
    for (const email of ['bob@example.test', 'nobody@example.test']) shop.unprovenEmails.add(email);
    const adapters = inMemoryAdapters(shop);
    return {
      ...adapters,
      grantCredit: async (customer, amount) =>
        shop.grantCredit(customer === 'ada' ? 'customer-1' : 'customer-2', cents(amount)),
      saveCard: async (url) => adapters.SavedCardGateway.saveCard(url),
      declineCard: async ({ id }) => void shop.savedCards.declined.add(id),
      mailedOrderLinks: async () => shop.mailedOrderLinks,
      variants: new InMemoryVariantReader(shop),
      waitsFor: async (email) =>
        [...shop.stockRequests]
          .map((noted) => noted.split(' waits for '))
          .flatMap(([who, sku]) => (who === email ? [sku!] : [])),
      now: () => shop.now(),
      signIn: (customer) => {
        shop.customer = customer && { id: shop.idOf(ids[customer]), email: `${customer}@example.test` };
      },
      lock: async ({ number }) => shop.lock(number),
      unlock: async ({ number }) => shop.unlock(number),
      pay: async ({ paymentPage }) => {
        const { sessionId } = paymentPage!;
        shop.markPaid(sessionId);
        return `https://shop.test/#addition-token=${additionTokenOf(sessionId)}`;
      },
      cancel: async ({ number }) => shop.cancelElsewhere(number),
      pack: async ({ number }) => shop.pack(number),
      deliver: async ({ number }) => {
        const subscriptionId = shop.nextId('subscription');
        shop.find(number)!.subscriptionId = subscriptionId;
        return subscriptionId;
      },
    };
  },
  dispose: async () => {},
});

const others = inMemory(otherVariations);

describeShop('the in-memory shop', inMemory(usualVariations));

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
