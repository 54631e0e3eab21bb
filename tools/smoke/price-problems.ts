import type { VariantOffer } from '#src/application/ports/shop/variant-reader';
import { formatMoney } from '#src/domain/money/money';
import type { BackEnd } from './back-end';
import type { ReleasedShop } from './released-shop';
import { ask } from './released-shop';
import type { ShownProduct } from './shown-products';
import { shownProducts } from './shown-products';

/** Skus of one call. */
const mostSkus = 50;

/**
 * Finds pages whose price or availability is no more that of the back end, and products that it does not sell: the storefront has to
 * be built anew, or its content names another sku. Looks first if browsers of the shop may call the back end at all.
 */
export async function priceProblems(shop: ReleasedShop, { url, variants }: BackEnd): Promise<readonly string[]> {
  const shown = await shownProducts(shop);
  const offers = new Map<string, VariantOffer>();
  for (let from = 0; from < shown.length; from += mostSkus) {
    const skus = shown.slice(from, from + mostSkus).map(({ product }) => product.sku);
    for (const offer of await variants.readBySkus(skus)) offers.set(offer.sku, offer);
  }
  return [
    ...(await originProblems(shop, url)),
    ...(shown.length === 0 ? ['No page of the sitemap shows a product.'] : []),
    ...shown.flatMap((one) => differences(one, offers.get(one.product.sku))),
  ];
}

async function originProblems({ origin }: ReleasedShop, url: string): Promise<readonly string[]> {
  const { headers } = await ask(url, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
  });
  const allowed = headers.get('access-control-allow-origin');
  return allowed === origin ? [] : [`${url} lets pages of ${allowed ?? 'nobody'} call it, and not those of ${origin}.`];
}

function differences({ url, product }: ShownProduct, offer: VariantOffer | undefined): readonly string[] {
  if (!offer) return [`${url} shows ${product.sku}, which the back end does not sell.`];
  const isPriced = product.composedOf === undefined;
  const [isOut, isShownOut] = [offer, product].map(({ stock }) => stock.kind === 'out-of-stock');
  return [
    ...(isPriced && offer.price !== product.price
      ? [
          `${url} shows ${formatMoney(product.price)}, and the back end asks ${formatMoney(offer.price)}: build the storefront anew.`,
        ]
      : []),
    ...(isOut === isShownOut
      ? []
      : [
          `${url} shows something ${isOut ? 'that is sold out' : 'as sold out that is there'}: build the storefront anew.`,
        ]),
  ];
}
