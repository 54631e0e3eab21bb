import { observer } from 'mobx-react-lite';
import { cartWords } from '#src/ui/text/cart-words';
import type { CartPresenter } from './cart.presenter';
import styles from './cart.module.css';

/** The words of the cart's heading, with how much is in it. */
export const CartTitle = observer(function CartTitle({ cart }: { readonly cart: CartPresenter }) {
  return (
    <>
      {cartWords.title}
      {cart.units > 0 && <span className={styles.count}> {cartWords.count(cart.units)}</span>}
    </>
  );
});
