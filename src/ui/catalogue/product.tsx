import { observer } from 'mobx-react-lite';
import type { ProductContent } from '#src/domain/page/page-content';
import { PackContents } from '#src/ui/catalogue/shared/pack-contents';
import { productMessages } from '#src/ui/catalogue/shared/product-messages';
import type { Elements } from '#src/ui/kit/elements';
import { useInjected, usePresenter } from '#src/ui/kit/use-presenter';
import { ProductShelf } from '#src/ui/shelf/shelf-card';
import { LazyView, unannounced } from '#src/ui/shell/lazy-view';
import { contentHead } from '#src/ui/shell/page-head';
import { type PageProps, definePage } from '#src/ui/shell/page-route';
import { BuyBox } from './buy-box';
import { LazyProductViews } from './lazy-product-views';
import { OwnPackIntro, OwnPackSection } from './own-pack';
import { FirstReview, MakerStory, ProductDetails, ProductReviews } from './product-details';
import { ProductHero } from './product-hero';
import { ProductPresenter } from './product.presenter';

interface ProductPageProps extends PageProps<ProductContent> {
  readonly children?: Elements;
}

/** Shows one product with all its details (spec §2 /en-US/products/{slug}). */
export const ProductPage = observer(function ProductPage({ content, children }: ProductPageProps) {
  const presenter = usePresenter(ProductPresenter, { content });
  const { product, contents, maker, related, ownPack } = content;
  const { recentlyViewed } = useInjected(LazyProductViews);
  const { reviews, stats } = presenter.reviewsOf(content);
  return (
    <>
      <ProductHero content={content} stats={content.reviewStats.count > 0 ? stats : undefined}>
        {ownPack ? <OwnPackIntro product={product} /> : <BuyBox presenter={presenter} content={content} />}
      </ProductHero>
      {ownPack && <OwnPackSection product={product} ownPack={ownPack} />}
      <ProductDetails content={content} />
      {contents.length > 0 && <PackContents contents={contents} />}
      <div className="lazy-layout">
        {maker && <MakerStory maker={maker} />}
        {reviews.length > 0 ? (
          <ProductReviews reviews={reviews} stats={stats} />
        ) : (
          presenter.takesReviews && <FirstReview sku={product.sku} />
        )}
        {children}
        {related.length > 0 && (
          <section className="container stack gap-6 page">
            <h2>{productMessages.related}</h2>
            <ProductShelf label={productMessages.related} products={related} />
          </section>
        )}
        <LazyView
          key={product.sku}
          load={recentlyViewed}
          props={{ sku: product.sku }}
          when={presenter.isAtRest}
          waiting={unannounced}
        />
      </div>
    </>
  );
});

export const page = definePage<ProductContent>({ View: ProductPage, head: contentHead });
