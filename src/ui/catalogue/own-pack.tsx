import type { OwnPack } from '#src/domain/catalogue/catalogue-content';
import type { Product } from '#src/domain/catalogue/product';
import { PackCan, PackCanList } from '#src/ui/catalogue/shared/pack-can';
import { ownPackTitles } from '#src/ui/catalogue/shared/product-messages';
import { ProductPrice } from '#src/ui/catalogue/shared/product-price';
import { buttonClass } from '#src/ui/kit/button';
import { useInjected } from '#src/ui/kit/use-presenter';
import { LazyView } from '#src/ui/shell/lazy-view';
import { LazyProductViews } from './lazy-product-views';
import styles from './product.module.css';

export function OwnPackIntro({ product }: { readonly product: Product }) {
  return (
    <div className="stack large-card">
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
}

/** The document lists the cans; choosing them needs the builder's code. */
export function OwnPackSection({ product, ownPack }: OwnPackSectionProps) {
  const { packBuilder } = useInjected(LazyProductViews);
  return (
    <section className={`container stack gap-5 page ${styles.ownPack}`} id="cans">
      <h2>{ownPackTitles.title}</h2>
      <LazyView load={packBuilder} props={{ product, ownPack }}>
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
