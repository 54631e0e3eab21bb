import type { HomeContent, HomeRow } from '#src/domain/content/page-content';
import type { PageProps } from '#src/ui/app/page-route';
import { ProductGrid } from '#src/ui/components/product-grid';
import { ShelfCard } from '#src/ui/features/shelf-card/shelf-card';
import { contentMessages } from '#src/ui/messages/content-messages';
import { ClubRow } from './club-row';
import { Hero } from './hero';
import { HowRow } from './how-row';
import { MakerRow } from './maker-row';
import { PackRow } from './pack-row';
import { RowHead } from './row-head';
import styles from './home.module.css';

/** The front door. */
export function HomePage({ content }: PageProps<HomeContent>) {
  return (
    <>
      <Hero hero={content.hero} />
      {content.rows.map((row) => (
        <Row key={row.title} row={row} />
      ))}
    </>
  );
}

function Row({ row }: { readonly row: HomeRow }) {
  switch (row.kind) {
    case 'featured':
      return (
        <section className={`container ${styles.row}`}>
          <RowHead title={row.title} text={row.text} more={{ to: '/shop/', label: contentMessages.allCans }} />
          <ProductGrid label={row.title}>
            {row.products.map((product) => (
              <ShelfCard key={product.sku} product={product} headingLevel={3} />
            ))}
          </ProductGrid>
        </section>
      );
    case 'packs':
      return (
        <section className={`container ${styles.row}`}>
          <RowHead
            title={row.title}
            text={row.text}
            more={{ to: '/shop/?family=pack', label: contentMessages.allPacks }}
          />
          <PackRow label={row.title} packs={row.products} />
        </section>
      );
    case 'how':
      return <HowRow row={row} />;
    case 'makers':
      return <MakerRow row={row} />;
    case 'club':
      return <ClubRow row={row} />;
  }
}
