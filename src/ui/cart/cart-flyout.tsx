import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { OrderTotals } from '#src/ui/cart/shared/order-lines';
import { LinkButton } from '#src/ui/kit/button';
import { Dialog } from '#src/ui/kit/dialog';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { AlertBar } from '#src/ui/shell/alert-bar';
import { Announcer } from '#src/ui/shell/announcer';
import { CartBody, CartTitle } from './cart-body';
import { CasePriceHint, CheckoutLink } from './cart-summary';
import { CartPresenter } from './cart.presenter';
import { FreeShipping } from './free-shipping';
import { RemovalPresenter } from './removal.presenter';

/** Shows the cart beside any page; another page closes it (spec §2 The cart flyout opens, closes and toggles). */
export const CartFlyout = observer(function CartFlyout() {
  const flyout = usePresenter(CartFlyoutState);
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    // Only another page closes it: it may be open already when its code arrives.
    if (openedAt.current !== pathname) flyout.close();
    openedAt.current = pathname;
  }, [flyout, pathname]);
  return flyout.isOpen ? <OpenFlyout onClose={() => flyout.close()} /> : null;
});

/** A closed flyout loads nothing. The alert bar cannot be reached behind an open one. */
const OpenFlyout = observer(function OpenFlyout({ onClose }: { readonly onClose: () => void }) {
  const cart = usePresenter(CartPresenter);
  const removal = usePresenter(RemovalPresenter);
  return (
    <Dialog
      open
      onClose={onClose}
      title={<CartTitle cart={cart} />}
      closeLabel={cartMessages.close}
      placement="side"
      footer={cart.shown.isEmpty ? null : <Foot cart={cart} />}
    >
      <AlertBar />
      <Announcer />
      <CartBody cart={cart} removal={removal} />
    </Dialog>
  );
});

const Foot = observer(function Foot({ cart }: { readonly cart: CartPresenter }) {
  const { summary } = cart.shown;
  return (
    <div className="stack">
      <CasePriceHint />
      <FreeShipping />
      {summary && <OrderTotals summary={summary} />}
      <CheckoutLink cart={cart} />
      <LinkButton to="/cart/" variant="secondary" wide>
        {cartMessages.viewCart}
      </LinkButton>
    </div>
  );
});

export { CartFlyout as View };
