import type { HomeContent, HomeRow } from '#src/domain/page/page-content';
import { Hero } from '#src/ui/blocks/hero';
import { contentMessages } from '#src/ui/content/shared/content-messages';
import { RowHead } from '#src/ui/kit/row-head';
import { ProductShelf } from '#src/ui/shelf/shelf-card';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage, type PageProps } from '#src/ui/shell/page-route';
import { TasteRowHead } from '#src/ui/taste/shared/taste-row-head';
import { ClubRow, HowRow, MakerRow } from './home-rows';
import { PackRow } from './pack-row';
import styles from './home.module.css';

export function HomePage({ content }: PageProps<HomeContent>) {
  return (
    <>
      <Hero {...content.hero} headingLevel={1} />
      {content.rows.map((row, index) => (
        <Row key={row.title} row={row} className={index > 0 ? 'lazy-layout' : ''} />
      ))}
    </>
  );
}

function Row({ row, className }: { readonly row: HomeRow; readonly className: string }) {
  switch (row.kind) {
    case 'featured':
      return (
        <section className={`container ${styles.row} ${className}`}>
          <RowHead title={row.title} text={row.text} more={{ to: '/shop/', label: contentMessages.allCans }} />
          <ProductShelf label={row.title} products={row.products} />
        </section>
      );
    case 'packs':
      return (
        <section className={`container ${styles.row} ${className}`}>
          <RowHead
            title={row.title}
            text={row.text}
            more={{ to: '/shop/?family=pack', label: contentMessages.allPacks }}
          />
          <PackRow label={row.title} packs={row.products} />
        </section>
      );
    case 'taste':
      return (
        <section className={`container ${styles.row} ${className}`}>
          <TasteRowHead row={row} />
        </section>
      );
    case 'how':
      return <HowRow row={row} className={className} />;
    case 'makers':
      return <MakerRow row={row} className={className} />;
    case 'club':
      return <ClubRow row={row} className={className} />;
  }
}

export const page = definePage<HomeContent>({
  View: HomePage,
  head: contentHead,
});
