import { observer } from 'mobx-react-lite';
import { productMessages } from '#src/ui/catalogue/shared/product-messages';
import { QuietButton } from '#src/ui/kit/button';
import { focusAfterDismissal } from '#src/ui/kit/focus-after-dismissal';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { ProductShelf } from '#src/ui/shelf/shelf-card';
import { RecentlyViewedPresenter } from './recently-viewed.presenter';

export interface RecentlyViewedProps {
  readonly sku: string;
}

/** Ends a product page with those that this browser showed before; clearing forgets all of them. */
export const RecentlyViewed = observer(function RecentlyViewed({ sku }: RecentlyViewedProps) {
  const presenter = usePresenter(RecentlyViewedPresenter, { sku });
  const { products } = presenter;
  if (products.length === 0) return null;
  return (
    <section ref={focusAfterDismissal} className="container stack gap-6 page">
      <div className="cluster gap-4 row-gap-2 baseline between">
        <h2>{productMessages.viewed}</h2>
        <QuietButton onClick={() => presenter.forget()}>{productMessages.forgetViews}</QuietButton>
      </div>
      <ProductShelf label={productMessages.viewed} products={products} />
    </section>
  );
});

export { RecentlyViewed as View };
