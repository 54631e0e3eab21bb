import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Dialog } from '../../components/dialog';
import { LinkButton } from '../../components/link-button';
import { usePresenter } from '../../di/use-presenter';
import { cartWords } from '../../text/cart-words';
import { CartBody } from './cart-body';
import { CartFlyoutPresenter } from './cart-flyout.presenter';
import styles from './cart.module.css';
import { CartPresenter } from './cart.presenter';
import { CheckoutLink, Totals } from './cart-summary';

/** The cart beside any page; walking to another page closes it (spec §2 The cart flyout opens, closes and toggles). */
export const CartFlyout = observer(function CartFlyout() {
  const flyout = usePresenter(CartFlyoutPresenter);
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    // Only another page closes it: it may be open already when its code arrives.
    if (openedAt.current !== pathname) flyout.close();
    openedAt.current = pathname;
  }, [flyout, pathname]);

  return (
    <Dialog open={flyout.isOpen} onClose={() => flyout.close()} title={cartWords.title} closeLabel={cartWords.close} placement="side" footer={<Foot />}>
      <OpenCart />
    </Dialog>
  );
});

const OpenCart = observer(function OpenCart() {
  const cart = usePresenter(CartPresenter);
  return <CartBody cart={cart} />;
});

const Foot = observer(function Foot() {
  const cart = usePresenter(CartPresenter);
  if (cart.isEmpty) return null;
  return (
    <div className={styles.foot}>
      <Totals cart={cart} />
      <CheckoutLink cart={cart} />
      <LinkButton to="/cart/" variant="secondary" wide>
        {cartWords.viewCart}
      </LinkButton>
    </div>
  );
});
