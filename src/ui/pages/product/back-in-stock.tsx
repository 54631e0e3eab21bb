import { LateView } from '#src/ui/app/late-view';
import { productWords } from '#src/ui/text/product-words';
import type { ProductPresenter } from './product.presenter';
import styles from './buy-box.module.css';

/** In place of the button, for what is sold out: asks to be told when it is back. The form's code comes after the page. */
export function BackInStock({ presenter, sku }: { readonly presenter: ProductPresenter; readonly sku: string }) {
  return (
    <section className={styles.back} id="back-in-stock-form" aria-labelledby="back-in-stock">
      <h2 id="back-in-stock">{productWords.backInStock.title}</h2>
      <p className="note">{productWords.backInStock.text}</p>
      <div className={styles.backForm}>
        <LateView load={presenter.loadNotifyForm} props={{ sku, onAvailable: () => void presenter.refresh(sku) }} />
      </div>
    </section>
  );
}
