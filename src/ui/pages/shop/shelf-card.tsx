import type { Product } from '../../../domain/catalogue/product';
import { Badge } from '../../components/badge';
import { LinkButton } from '../../components/link-button';
import { asPictureSource } from '../../components/picture-source';
import { ProductCard } from '../../components/product-card';
import { addToCartWords } from '../../text/add-to-cart-words';
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
      action={product.composedOf === undefined ? <AddToCartButton product={product} small /> : <ChooseCans product={product} />}
      headingLevel={headingLevel}
      eager={eager}
    />
  );
}

/** What is put together can by can is not to be had without choosing. */
function ChooseCans({ product: { name, slug } }: { readonly product: Product }) {
  return (
    <LinkButton to={`/products/${slug}/`} variant="secondary" small aria-label={addToCartWords.chooseCansNamed(name)}>
      {addToCartWords.chooseCans}
    </LinkButton>
  );
}
