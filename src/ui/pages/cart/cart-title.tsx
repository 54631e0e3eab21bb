import { observer } from 'mobx-react-lite';
import { cartMessages } from '#src/ui/messages/cart-messages';
import type { CartPresenter } from './cart.presenter';
import styles from './cart.module.css';

/** The words of the cart's heading, with how much is in it. */
export const CartTitle = observer(function CartTitle({ cart }: { readonly cart: CartPresenter }) {
  return (
    <>
      {cartMessages.title}
      {cart.units > 0 && <span className={styles.count}> {cartMessages.count(cart.units)}</span>}
    </>
  );
});
