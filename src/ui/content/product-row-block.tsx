import { useId } from 'react';
import type { ProductRowBlock } from '#src/domain/content/page-block';
import { ProductGrid } from '#src/ui/catalogue/shared/product-card';
import { ShelfCard } from '#src/ui/catalogue/shared/shelf-card';
import { RowHead } from '#src/ui/kit/row-head';

/** Shows products with their buttons (spec §2 Content-driven templates). */
export function ProductRowBlockView({ block: { title, text, more, products } }: { readonly block: ProductRowBlock }) {
  const id = useId();
  return (
    <section className="container" aria-labelledby={id}>
      <RowHead id={id} title={title} text={text} more={more} />
      <ProductGrid label={title}>
        {products.map((product) => (
          <ShelfCard key={product.sku} product={product} headingLevel={3} />
        ))}
      </ProductGrid>
    </section>
  );
}
