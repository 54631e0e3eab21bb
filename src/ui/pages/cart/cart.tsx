import { observer } from 'mobx-react-lite';
import { usePresenter } from '../../di/use-presenter';
import { cartWords } from '../../text/cart-words';
import styles from './cart.module.css';
import { CartBody } from './cart-body';
import { CartPresenter } from './cart.presenter';
import { CartSummary } from './cart-summary';

/** The cart page (spec §2 /en-US/cart/). */
export const CartPage = observer(function CartPage() {
  const cart = usePresenter(CartPresenter);
  return (
    <div className={`container ${styles.page}`}>
      <h1>{cartWords.title}</h1>
      <div className={styles.columns}>
        <CartBody cart={cart} />
        {!cart.isEmpty && <CartSummary cart={cart} />}
      </div>
    </div>
  );
});
