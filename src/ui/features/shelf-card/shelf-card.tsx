import type { Product } from '#src/domain/catalogue/product';
import { openGiftCard } from '#src/domain/gift-card/gift-card';
import { Badge } from '#src/ui/components/badge';
import { LinkButton } from '#src/ui/components/button';
import { asPictureSource } from '#src/ui/components/picture';
import { ProductCard } from '#src/ui/components/product-card';
import { AddToCartButton } from '#src/ui/features/add-to-cart/add-to-cart-button';
import { addToCartMessages } from '#src/ui/messages/add-to-cart-messages';
import { describeStock } from '#src/ui/messages/product-messages';
import { ProductPrice } from './product-price';

/** A product on any shelf of the shop. */
export function ShelfCard({
  product,
  headingLevel,
  eager,
}: {
  readonly product: Product;
  readonly headingLevel: 2 | 3;
  readonly eager?: boolean;
}) {
  const stock = describeStock(product.stock);
  return (
    <ProductCard
      to={`/products/${product.slug}/`}
      name={product.name}
      tagline={product.tagline}
      image={asPictureSource(product.picture)}
      tint={product.tint}
      halo={product.family === 'wine'}
      price={<ProductPrice product={product} />}
      badge={stock && <Badge>{stock}</Badge>}
      action={<Action product={product} />}
      headingLevel={headingLevel}
      eager={eager}
    />
  );
}

/** What is put together can by can, or worth what one says, is not to be had without choosing. */
function Action({ product }: { readonly product: Product }) {
  const { sku, name, slug, composedOf } = product;
  if (composedOf === undefined && sku !== openGiftCard) return <AddToCartButton product={product} shelf />;
  const [words, label] =
    composedOf === undefined
      ? [addToCartMessages.chooseAmount, addToCartMessages.chooseAmountNamed(name)]
      : [addToCartMessages.chooseCans, addToCartMessages.chooseCansNamed(name)];
  return (
    <LinkButton to={`/products/${slug}/`} variant="secondary" small aria-label={label}>
      {words}
    </LinkButton>
  );
}
