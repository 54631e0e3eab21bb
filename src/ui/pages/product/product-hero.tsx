import type { ReactNode } from 'react';
import type { ProductContent } from '#src/domain/content/page-content';
import { Breadcrumbs } from '#src/ui/components/breadcrumbs';
import { StarRating } from '#src/ui/components/star-rating';
import { tintStyle } from '#src/ui/components/tint';
import { contentMessages } from '#src/ui/messages/content-messages';
import { productMessages } from '#src/ui/messages/product-messages';
import { Gallery } from './gallery';
import styles from './product-hero.module.css';

/** The product on its own ground, from edge to edge; words on the ground are ink, which every ground is light enough for. */
export function ProductHero({ content, children }: { readonly content: ProductContent; readonly children: ReactNode }) {
  const { product, pictures, reviewStats } = content;
  return (
    <section className={styles.hero} style={tintStyle(product.tint)}>
      <div className="container">
        <Breadcrumbs
          label={contentMessages.breadcrumbs}
          items={[
            { label: contentMessages.home, to: '/' },
            { label: productMessages.shop, to: '/shop/' },
            { label: product.name },
          ]}
        />
        <div className={styles.top}>
          <Gallery pictures={pictures} />
          <div className={styles.words}>
            <h1 className={styles.name}>{product.name}</h1>
            <p className={styles.tagline}>{product.tagline}</p>
            {reviewStats.count > 0 && (
              <a className={styles.rating} href="#reviews">
                <StarRating score={reviewStats.score}>
                  {contentMessages.score(reviewStats.score, reviewStats.count)}
                </StarRating>
              </a>
            )}
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}
