import type { Product } from '../../../../domain/catalogue/product';
import { buttonClass } from '../../../components/button-class';
import { ownPackTitles } from '../../../text/own-pack-titles';
import { ProductPrice } from '../../shop/product-price';
import box from '../buy-box.module.css';

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
