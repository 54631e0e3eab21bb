import type { Product } from '#src/domain/catalogue/product';
import { openGiftCard } from '#src/domain/gift-card/gift-card';
import type { ReviewStats } from '#src/domain/reviews/review';
import { AddToCartButton } from '#src/ui/cart/shared/add-to-cart-button';
import { addToCartMessages } from '#src/ui/cart/shared/add-to-cart-messages';
import { describeStock } from '#src/ui/catalogue/shared/product-messages';
import { ProductPrice } from '#src/ui/catalogue/shared/product-price';
import { contentMessages } from '#src/ui/content/shared/content-messages';
import { Badge } from '#src/ui/kit/badge';
import { LinkButton } from '#src/ui/kit/button';
import type { Elements } from '#src/ui/kit/elements';
import { formatScore } from '#src/ui/kit/number-messages';
import { asPictureSource } from '#src/ui/kit/picture';
import { StarRating } from '#src/ui/kit/star-rating';
import { ProductCard, ProductGrid } from './product-card';

export function ShelfCard({
  product,
  headingLevel,
  eager,
  corner,
  tagline = product.tagline,
}: {
  readonly product: Product;
  readonly headingLevel: 2 | 3;
  readonly eager?: boolean;
  readonly corner?: Elements;
  readonly tagline?: string;
}) {
  const { rating, sweetness, tags = [] } = product;
  const stock = describeStock(product.stock);
  return (
    <ProductCard
      to={`/products/${product.slug}/`}
      name={product.name}
      tagline={tagline}
      image={asPictureSource(product.picture)}
      tint={product.tint}
      halo={product.family === 'wine'}
      price={<ProductPrice product={product} />}
      badge={stock && <Badge>{stock}</Badge>}
      rating={rating && <Rating {...rating} />}
      traits={sweetness ? [sweetness, ...tags] : tags}
      corner={corner}
      action={<Action product={product} />}
      headingLevel={headingLevel}
      eager={eager}
    />
  );
}

/** Shows products with their buttons, below a heading of level 2. */
export function ProductShelf({ label, products }: { readonly label: string; readonly products: readonly Product[] }) {
  return (
    <ProductGrid label={label}>
      {products.map((product) => (
        <ShelfCard key={product.sku} product={product} headingLevel={3} />
      ))}
    </ProductGrid>
  );
}

function Rating({ score, count }: ReviewStats) {
  return (
    <StarRating score={score}>
      <span aria-hidden="true">{`${formatScore(score)} (${count})`}</span>
      <span className="visually-hidden">{contentMessages.score(score, count)}</span>
    </StarRating>
  );
}

/** Products with a choice of cans or of the amount link to their page instead. */
function Action({ product }: { readonly product: Product }) {
  const { sku, name, slug, composedOf } = product;
  if (composedOf === undefined && sku !== openGiftCard) return <AddToCartButton product={product} shelf />;
  const [messages, label] =
    composedOf === undefined
      ? [addToCartMessages.chooseAmount, addToCartMessages.chooseAmountNamed(name)]
      : [addToCartMessages.chooseCans, addToCartMessages.chooseCansNamed(name)];
  return (
    <LinkButton to={`/products/${slug}/`} variant="secondary" small aria-label={label}>
      {messages}
    </LinkButton>
  );
}
