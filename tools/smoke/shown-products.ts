import type { Product } from '#src/domain/catalogue/product';
import { listedPages } from './listed-pages';
import type { ReleasedShop } from './released-shop';

/** A product as its page shows it until the next build. */
export interface ShownProduct {
  readonly url: string;
  readonly product: Product;
}

/** Reads the products from the pages of the sitemap. */
export async function shownProducts(shop: ReleasedShop): Promise<readonly ShownProduct[]> {
  return (await listedPages(shop)).flatMap(({ url, answer: { text } }) => {
    const state = /<script type="application\/json" id="document-state">([^]*?)<\/script>/.exec(text)?.[1] ?? '{}';
    const { opened } = JSON.parse(state) as { readonly opened?: { readonly content?: ProductPage } };
    return opened?.content?.kind === 'product' ? [{ url, product: opened.content.product }] : [];
  });
}

interface ProductPage {
  readonly kind: string;
  readonly product: Product;
}
