import type { Product } from '#src/domain/catalogue/product';
import { buttonClass } from '#src/ui/components/button';
import { ProductPrice } from '#src/ui/features/shelf-card/product-price';
import { ownPackTitles } from '#src/ui/messages/product-messages';
import box from '#src/ui/pages/product/buy-box.module.css';

/** What a pack of one's own costs at least, and the way to its cans. */
export function OwnPackIntro({ product }: { readonly product: Product }) {
  return (
    <div className={box.box}>
      <ProductPrice product={product} large />
      <p className="note">{ownPackTitles.intro(product.composedOf ?? 0)}</p>
      <a className={buttonClass({ wide: true })} href="#cans">
        {ownPackTitles.choose}
      </a>
    </div>
  );
}
