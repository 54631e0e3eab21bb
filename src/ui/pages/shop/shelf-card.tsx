import type { Product } from '../../../domain/catalogue/product';
import { Badge } from '../../components/badge';
import { asPictureSource } from '../../components/picture-source';
import { ProductCard } from '../../components/product-card';
import { describeStock } from '../../text/product-words';
import { AddToCartButton } from '../cart/add-to-cart-button';
import { ProductPrice } from './product-price';

/** A product on any shelf of the shop. */
export function ShelfCard({ product, headingLevel, eager }: { readonly product: Product; readonly headingLevel: 2 | 3; readonly eager?: boolean }) {
  const stock = describeStock(product.stock);
  return (
    <ProductCard
      to={`/products/${product.slug}/`}
      name={product.name}
      tagline={product.tagline}
      image={asPictureSource(product.picture)}
      tint={product.tint}
      price={<ProductPrice product={product} />}
      badge={stock && <Badge>{stock}</Badge>}
      action={<AddToCartButton product={product} small />}
      headingLevel={headingLevel}
      eager={eager}
    />
  );
}
