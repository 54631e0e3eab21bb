import { observer } from 'mobx-react-lite';
import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { LineGiftCards } from '#src/ui/gift-card/parts/line-gift-cards';
import { QuietButton } from '#src/ui/kit/button';
import { ConfirmDialog } from '#src/ui/kit/dialog';
import { FailureNotice } from '#src/ui/kit/live-notice';
import { SkeletonBlock } from '#src/ui/kit/skeleton';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { unlistedPage } from '#src/ui/shell/page-route';
import { messages } from '#src/ui/shell/shell-messages';
import { CartBody, CartTitle } from './cart-body';
import { CartLinkNotice } from './cart-link-notice';
import { CartSummary } from './cart-summary';
import { CartPresenter } from './cart.presenter';
import { EmptyCartPresenter } from './empty-cart.presenter';
import { OrderNotes } from './order-notes';
import { RemovalPresenter } from './removal.presenter';
import styles from './cart.module.css';

/** The cart page (spec §2 /en-US/cart/). */
export const CartPage = observer(function CartPage() {
  const cart = usePresenter(CartPresenter);
  const removal = usePresenter(RemovalPresenter);

  return (
    <div className={`container ${styles.page}`}>
      <h1>
        <CartTitle cart={cart} />
      </h1>
      <CartLinkNotice />
      <div className={cart.shown.isEmpty && cart.shown.isLoaded ? undefined : styles.columns}>
        <CartBody cart={cart} removal={removal} giftCardsOf={({ giftCards }) => <LineGiftCards cards={giftCards} />}>
          <div className={`cluster gap-6 row-gap-2 between ${styles.tools}`}>
            <Link to="/shop/">{cartMessages.continueShopping}</Link>
            <EmptyCartButton removal={removal} />
          </div>
          <OrderNotes />
        </CartBody>
        <Aside cart={cart} />
      </div>
    </div>
  );
});

const Aside = observer(function Aside({ cart }: { readonly cart: CartPresenter }) {
  const { isEmpty, isLoaded, loadFailure } = cart.shown;
  if (!isEmpty) return <CartSummary cart={cart} />;
  return isLoaded || loadFailure !== undefined ? null : (
    <div className={styles.placeholder} aria-hidden="true">
      <SkeletonBlock />
    </div>
  );
});

/** Asks first, because the cart's codes could not be restored. */
export const EmptyCartButton = observer(function EmptyCartButton({ removal }: { readonly removal: RemovalPresenter }) {
  const cart = usePresenter(EmptyCartPresenter, { onEmptied: () => removal.setEmptied() });
  const [isAsking, setAsking] = useState(false);
  const { ask, title, text, yes, no } = cartMessages.emptying;

  function begin(event: MouseEvent): void {
    // Ignores the second half of a double click on the element that was here before.
    if (event.detail > 1) return;
    cart.emptying.clear();
    setAsking(true);
  }

  async function empty(): Promise<void> {
    if (await cart.empty()) setAsking(false);
  }

  return (
    <>
      <QuietButton onClick={begin}>{ask}</QuietButton>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={title}
        closeLabel={messages.dismiss}
        confirm={yes}
        danger
        busy={cart.emptying.isBusy}
        onConfirm={() => void empty()}
        keep={no}
      >
        <p>{text}</p>
        <FailureNotice failure={cart.emptying.error} />
      </ConfirmDialog>
    </>
  );
});

export const page = unlistedPage(CartPage, cartMessages);
