import { afterAll, beforeAll } from 'vitest';
import type { Sandbox } from '#sandbox/sandbox';
import { HttpVariantPriceReader } from '#src/infrastructure/shop-api/catalogue/http-variant-price-reader';
import { ShopHttp } from '#src/infrastructure/shop-api/shop-http';
import { testedVariants } from '#test/contracts/tested-variants';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { InMemoryVariantPriceReader } from '#test/fakes/shop/in-memory-variant-price-reader';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';
import { contractConfig } from './contract-config';
import { describeVariantPriceReader } from './describe-variant-price-reader';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox({ config: contractConfig });
});
afterAll(() => sandbox.close());

describeVariantPriceReader('the in-memory shop', () => new InMemoryVariantPriceReader(new InMemoryShop()));
for (const variant of testedVariants) {
  describeVariantPriceReader(`the sandbox over HTTP, with ${variant} responses`, () => {
    sandbox.shop.responses.variant = variant;
    return new HttpVariantPriceReader(new ShopHttp({ baseUrl: sandbox.url }));
  });
}
