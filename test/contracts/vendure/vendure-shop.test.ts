import { afterAll, beforeAll, expect } from 'vitest';
import { describeAddressBookGateway } from '#test/contracts/shop/describe-address-book-gateway';
import { describeCheckoutGateway } from '#test/contracts/shop/describe-checkout-gateway';
import { describeCountryReader } from '#test/contracts/shop/describe-country-reader';
import { describeCrossSellGateway } from '#test/contracts/shop/describe-cross-sell-gateway';
import { describeCustomerGateway } from '#test/contracts/shop/describe-customer-gateway';
import { describeGiftCardGateway } from '#test/contracts/shop/describe-gift-card-gateway';
import { describeGroupOrderGateway } from '#test/contracts/shop/describe-group-order-gateway';
import { describeMailedOrders } from '#test/contracts/shop/describe-mailed-orders';
import { describeOrderCompletion } from '#test/contracts/shop/describe-order-completion';
import { describeOrderGateway } from '#test/contracts/shop/describe-order-gateway';
import { describeOrderLinkGateway } from '#test/contracts/shop/describe-order-link-gateway';
import { describeOrderPromoCodes } from '#test/contracts/shop/describe-order-promo-codes';
import { describeOrdersReader } from '#test/contracts/shop/describe-orders-reader';
import { describeReferralGateway } from '#test/contracts/shop/describe-referral-gateway';
import { describeSavedCardGateway } from '#test/contracts/shop/describe-saved-card-gateway';
import { describeSavedCardPayments } from '#test/contracts/shop/describe-saved-card-payments';
import { describeStockRequestGateway } from '#test/contracts/shop/describe-stock-request-gateway';
import { describeStoreCreditReader } from '#test/contracts/shop/describe-store-credit-reader';
import { describeVariantReader } from '#test/contracts/shop/describe-variant-reader';
import type { ContractSubject } from '#test/contracts/shop/shop-under-test';
import { recordLog } from '#test/fakes/system/recording-logger';
import { VendureShop } from './vendure-shop';
import { vendureVariations } from './vendure-variations';

const logger = recordLog();

let shop: VendureShop;
beforeAll(async () => {
  shop = await VendureShop.start();
});
afterAll(async () => {
  await shop.close();
  expect(logger.besideRefusals).toEqual([]);
});

const name = 'Vendure';
const subject: ContractSubject = {
  variations: vendureVariations,
  make: () => shop.make(),
  dispose: () => Promise.resolve(),
};

describeOrderGateway(name, subject);
describeOrdersReader(name, subject);
describeOrderPromoCodes(name, subject);
describeCheckoutGateway(name, subject);
describeMailedOrders(name, subject);
describeOrderCompletion(name, subject);
describeOrderLinkGateway(name, subject);
describeGiftCardGateway(name, subject);
describeGroupOrderGateway(name, subject);
describeCustomerGateway(name, subject);
describeAddressBookGateway(name, subject);
describeStockRequestGateway(name, subject);
describeReferralGateway(name, subject);
describeSavedCardGateway(name, subject);
describeSavedCardPayments(name, subject);
describeVariantReader(name, subject);
describeCountryReader(name, subject);
describeCrossSellGateway(name, subject);
// Last: the credit stays, and would pay for the orders of the others.
describeStoreCreditReader(name, subject);
