import { LazyView } from '#src/ui/app/lazy-view';
import { productMessages } from '#src/ui/messages/product-messages';
import type { ProductPresenter } from './product.presenter';
import styles from './buy-box.module.css';

/** In place of the button, for what is sold out: asks to be told when it is back. The form's code comes after the page. */
export function BackInStock({ presenter, sku }: { readonly presenter: ProductPresenter; readonly sku: string }) {
  return (
    <section className={styles.back} id="back-in-stock-form" aria-labelledby="back-in-stock">
      <h2 id="back-in-stock">{productMessages.backInStock.title}</h2>
      <p className="note">{productMessages.backInStock.text}</p>
      <div className={styles.backForm}>
        <LazyView load={presenter.loadNotifyForm} props={{ sku, onAvailable: () => void presenter.refresh(sku) }} />
      </div>
    </section>
  );
}
