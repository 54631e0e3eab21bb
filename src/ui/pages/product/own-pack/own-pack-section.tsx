import type { OwnPack, ProductContent } from '#src/domain/content/page-content';
import { LazyView, type LoadView } from '#src/ui/app/lazy-view';
import { PackCan, PackCanList } from '#src/ui/features/box-editor/pack-can';
import { ownPackTitles } from '#src/ui/messages/product-messages';
import type { PackBuilderProps } from './pack-builder';
import styles from './own-pack.module.css';

interface OwnPackSectionProps {
  readonly product: ProductContent['product'];
  readonly ownPack: OwnPack;
  readonly load: LoadView<PackBuilderProps>;
}

/** Where a pack is put together. The document lists the cans; choosing them comes with its code. */
export function OwnPackSection({ product, ownPack, load }: OwnPackSectionProps) {
  return (
    <section className={`container ${styles.section}`} id="cans">
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
