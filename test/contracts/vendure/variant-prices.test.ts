import { afterAll, beforeAll } from 'vitest';
import type { Authorization } from '#src/application/ports/identity/authorization';
import { vendureAdapters } from '#src/infrastructure/vendure/vendure-adapters';
import { describeVariantPriceReader } from '#test/contracts/shop/describe-variant-price-reader';
import { DashboardCalls } from './dashboard-calls';
import { testEngine } from './test-engine';

const guest: Authorization = {
  token: () => Promise.resolve(undefined),
  renew: () => Promise.resolve(false),
  giveUp: () => Promise.resolve(),
};

let endCaseDiscounts: () => Promise<void>;
beforeAll(async () => {
  const dashboard = new DashboardCalls(testEngine().url);
  // The engine knows no discount but its promotions, and the world of the contracts has none for cases.
  const ids = [await dashboard.reduceCases(12, 23, 500), await dashboard.reduceCases(24, 0, 1000)];
  endCaseDiscounts = async () => {
    for (const id of ids) await dashboard.endPromotion(id);
  };
});
afterAll(() => endCaseDiscounts());

describeVariantPriceReader('Vendure', () => vendureAdapters({ baseUrl: testEngine().url }, guest).VariantPriceReader);
