import { useState } from 'react';
import type { ProductContent } from '#src/domain/page/page-content';
import type { ReviewStats } from '#src/domain/reviews/review';
import { productMessages } from '#src/ui/catalogue/shared/product-messages';
import { contentMessages } from '#src/ui/content/shared/content-messages';
import { Breadcrumbs } from '#src/ui/kit/breadcrumbs';
import type { Elements } from '#src/ui/kit/elements';
import { asPictureSource, Picture, tintStyle } from '#src/ui/kit/picture';
import { StarRating } from '#src/ui/kit/star-rating';
import { useInjected } from '#src/ui/kit/use-presenter';
import { LazyView } from '#src/ui/shell/lazy-view';
import { LazyProductViews } from './lazy-product-views';
import styles from './product-hero.module.css';

interface ProductHeroProps {
  readonly content: ProductContent;
  /** Undefined without reviews at the time of the build: another row would move the page. */
  readonly stats: ReviewStats | undefined;
  readonly children: Elements;
}

/** Text on the ground is ink, because every ground is light enough for it. */
export function ProductHero({ content, stats, children }: ProductHeroProps) {
  const { product } = content;
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
          <Gallery content={content} />
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

/** The first picture is cut out and on the page's ground; the others have their own scenes. A single can leaves its ground empty. */
function Gallery({ content: { product, pictures, facts } }: Pick<ProductHeroProps, 'content'>) {
  const [chosen, setChosen] = useState(0);
  const [isZoomed, setIsZoomed] = useState(false);
  const { zoom } = useInjected(LazyProductViews);
  const picture = pictures[chosen];
  const close = () => setIsZoomed(false);
  return (
    <div className={styles.gallery}>
      {picture ? (
        <>
          <button
            type="button"
            className={styles.stage}
            data-halo={(product.family === 'wine' && chosen === 0) || undefined}
            data-scene={chosen > 0 || undefined}
            aria-label={productMessages.enlarge(picture.alt || product.name)}
            onClick={() => setIsZoomed(true)}
          >
            <Picture key={picture.url} {...asPictureSource(picture)} alt={picture.alt} eager />
          </button>
          <LazyView
            load={zoom}
            props={{ picture, name: product.name, facts, open: isZoomed, onClose: close }}
            when={isZoomed}
            waiting={{ isOpen: isZoomed, close }}
          />
        </>
      ) : (
        <div className={styles.stage} />
      )}
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
