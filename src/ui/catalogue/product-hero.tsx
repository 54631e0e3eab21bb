import { useState } from 'react';
import type { Picture as PictureData } from '#src/domain/catalogue/product';
import type { ProductContent } from '#src/domain/page/page-content';
import type { ReviewStats } from '#src/domain/reviews/review';
import { productMessages } from '#src/ui/catalogue/shared/product-messages';
import { contentMessages } from '#src/ui/content/shared/content-messages';
import { Breadcrumbs } from '#src/ui/kit/breadcrumbs';
import type { Elements } from '#src/ui/kit/elements';
import { asPictureSource, Picture, tintStyle } from '#src/ui/kit/picture';
import { StarRating } from '#src/ui/kit/star-rating';
import styles from './product-hero.module.css';

interface ProductHeroProps {
  readonly content: ProductContent;
  /** Undefined without reviews at the time of the build: another row would move the page. */
  readonly stats: ReviewStats | undefined;
  readonly children: Elements;
}

/** Text on the ground is ink, because every ground is light enough for it. */
export function ProductHero({ content, stats, children }: ProductHeroProps) {
  const { product, pictures } = content;
  return (
    <section className={styles.hero} style={tintStyle(product.tint)}>
      <div className="container">
        <Breadcrumbs
          label={contentMessages.breadcrumbs}
          items={[
            { label: contentMessages.home, to: '/' },
            { label: productMessages.shop, to: '/shop/' },
            { label: product.name, translate: 'no' },
          ]}
        />
        <div className={`stack ${styles.top}`}>
          <Gallery pictures={pictures} halo={product.family === 'wine'} />
          <div className={`stack gap-3 ${styles.words}`}>
            <h1 className={styles.name} translate="no">
              {product.name}
            </h1>
            <p className={styles.tagline}>{product.tagline}</p>
            {stats && (
              <a className={styles.rating} href="#reviews">
                <StarRating score={stats.score}>{contentMessages.score(stats.score, stats.count)}</StarRating>
              </a>
            )}
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}

interface GalleryProps {
  readonly pictures: readonly PictureData[];
  /** True for a single can, which leaves its ground empty. */
  readonly halo: boolean;
}

/** The first picture is cut out and on the page's ground; the others have their own scenes. */
function Gallery({ pictures, halo }: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const picture = pictures[chosen];
  return (
    <div className={styles.gallery}>
      <div
        className={styles.stage}
        data-halo={(halo && chosen === 0) || undefined}
        data-scene={chosen > 0 || undefined}
      >
        {picture && <Picture key={picture.url} {...asPictureSource(picture)} alt={picture.alt} eager />}
      </div>
      {pictures.length > 1 && (
        <ul className={`stack gap-2 ${styles.views}`} role="list" aria-label={productMessages.pictures}>
          {pictures.map((view, index) => (
            <li key={view.url}>
              <button
                type="button"
                className={styles.view}
                aria-label={view.alt === '' ? productMessages.picture(index + 1) : view.alt}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
              >
                <Picture {...asPictureSource(view)} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
