import type { Product } from '#src/domain/catalogue/product';
import type { OwnPack } from '#src/domain/content/page-content';
import { LazyView, type LoadView } from '#src/ui/app/lazy-view';
import { buttonClass } from '#src/ui/components/button';
import { PackCan, PackCanList } from '#src/ui/features/box-editor/pack-can';
import { ProductPrice } from '#src/ui/features/shelf-card/product-price';
import { ownPackTitles } from '#src/ui/messages/product-messages';
import type { PackBuilderProps } from './pack-builder';
import box from '#src/ui/pages/product/buy-box.module.css';
import styles from '#src/ui/pages/product/product.module.css';

/** The lowest price of a pack of one's own, and a link to its cans. */
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

interface OwnPackSectionProps {
  readonly product: Product;
  readonly ownPack: OwnPack;
  readonly load: LoadView<PackBuilderProps>;
}

/** Where a pack is put together. The document lists the cans; choosing them comes with its code. */
export function OwnPackSection({ product, ownPack, load }: OwnPackSectionProps) {
  return (
    <section className={`container ${styles.ownPack}`} id="cans">
      <h2>{ownPackTitles.title}</h2>
      <LazyView load={load} props={{ product, ownPack }}>
        <noscript>
          <p>{ownPackTitles.withoutScript}</p>
        </noscript>
        <PackCanList label={ownPackTitles.list}>
          {ownPack.cans.map((can) => (
            <PackCan key={can.sku} product={can} />
          ))}
        </PackCanList>
      </LazyView>
    </section>
  );
}
