import { pricePerCan } from '../../../domain/catalogue/price-per-can';
import type { Product } from '../../../domain/catalogue/product';
import { formatMoney } from '../../../domain/money/format-money';
import { Price } from '../../components/price';
import { productWords } from '../../text/product-words';

/** What a product costs and, for packs, what that makes for each can. */
export function ProductPrice({ product, large }: { readonly product: Pick<Product, 'name' | 'price' | 'family'>; readonly large?: boolean }) {
  const each = pricePerCan(product);
  return <Price amount={formatMoney(product.price)} unit={each === undefined ? undefined : productWords.eachCan(formatMoney(each))} large={large} />;
}
