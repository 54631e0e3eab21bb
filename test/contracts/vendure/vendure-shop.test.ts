import { afterAll, beforeAll, expect } from 'vitest';
import { describeShop } from '#test/contracts/shop/describe-shop';
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

const subject: ContractSubject = {
  variations: vendureVariations,
  make: () => shop.make(),
  dispose: () => Promise.resolve(),
};

describeShop('Vendure', subject);
