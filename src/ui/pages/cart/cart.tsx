import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { SkeletonBlock } from '#src/ui/components/skeleton';
import { usePresenter } from '#src/ui/di/use-presenter';
import { LineGiftCards } from '#src/ui/features/gift-card/line-gift-cards';
import { cartMessages } from '#src/ui/messages/cart-messages';
import { CartPresenter } from './cart.presenter';
import { CartBody } from './cart-body';
import { CartSummary } from './cart-summary';
import { CartTitle } from './cart-title';
import { EmptyCartButton } from './empty-cart-button';
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
      <div className={cart.isEmpty && cart.isLoaded ? undefined : styles.columns}>
        <CartBody cart={cart} removal={removal} giftCardsOf={({ giftCards }) => <LineGiftCards cards={giftCards} />}>
          <div className={styles.tools}>
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
  if (!cart.isEmpty) return <CartSummary cart={cart} />;
  return cart.isLoaded || cart.loadFailure !== undefined ? null : (
    <div className={styles.placeholder} aria-hidden="true">
      <SkeletonBlock />
    </div>
  );
});
