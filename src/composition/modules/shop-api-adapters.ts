import { HttpCheckoutGateway } from '../../infrastructure/shop-api/http-checkout-gateway';
import { HttpCountryReader } from '../../infrastructure/shop-api/http-country-reader';
import { HttpOrderGateway } from '../../infrastructure/shop-api/http-order-gateway';
import { HttpVariantReader } from '../../infrastructure/shop-api/http-variant-reader';
import { ShopHttp } from '../../infrastructure/shop-api/shop-http';
import type { Configuration } from '../configuration';

/** The adapters of the shop back end on one HTTP client: the chunk that waits for the first call. */
export function shopApiAdapters({ url, storeSlug }: Configuration['orderApi']) {
  const http = new ShopHttp({ baseUrl: url, storeSlug });
  return {
    orderGateway: new HttpOrderGateway(http),
    checkoutGateway: new HttpCheckoutGateway(http),
    variantReader: new HttpVariantReader(http),
    countryReader: new HttpCountryReader(http),
  };
}
