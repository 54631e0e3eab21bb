import { observer } from 'mobx-react-lite';
import { Button } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { ErrorState } from '../../components/error-state';
import { LineItemList } from '../../components/line-item-row';
import { LinkButton } from '../../components/link-button';
import { Notice } from '../../components/notice';
import { Skeleton, SkeletonRow } from '../../components/skeleton';
import { cartWords } from '../../text/cart-words';
import { CartLine } from './cart-line';
import styles from './cart.module.css';
import type { CartPresenter } from './cart.presenter';

/** The lines of the cart in all their states, on the page and in the flyout. */
export const CartBody = observer(function CartBody({ cart }: { readonly cart: CartPresenter }) {
  return (
    <div className={styles.body}>
      <Notices cart={cart} />
      <Lines cart={cart} />
    </div>
  );
});

const Lines = observer(function Lines({ cart }: { readonly cart: CartPresenter }) {
  if (cart.loadFailure !== undefined) {
    const { title, text, action } = cartWords.notLoaded;
    return (
      <ErrorState title={title} retry={{ label: action, onPress: () => void cart.retryLoading() }}>
        <p>{text}</p>
      </ErrorState>
    );
  }
  if (!cart.isLoaded) {
    return (
      <Skeleton label={cartWords.loading}>
        <SkeletonRow />
        <SkeletonRow />
      </Skeleton>
    );
  }
  if (cart.isEmpty) {
    return (
      <EmptyState title={cartWords.empty.title} action={<LinkButton to="/shop/">{cartWords.empty.action}</LinkButton>}>
        <p>{cartWords.empty.text}</p>
      </EmptyState>
    );
  }
  return (
    <LineItemList label={cartWords.lines}>
      {cart.lines.map((line) => (
        <CartLine key={line.id} line={line} cart={cart} />
      ))}
    </LineItemList>
  );
});

const Notices = observer(function Notices({ cart }: { readonly cart: CartPresenter }) {
  return (
    <>
      {cart.unsold.length > 0 && (
        <Notice tone="warning">
          <p>{cartWords.unsold(cart.unsold.join(', '))}</p>
        </Notice>
      )}
      {cart.removed && (
        <Notice action={<Button variant="quiet" small onClick={cart.removed.undo}>{cartWords.undo}</Button>}>
          <p>{cartWords.removed(cart.removed.name)}</p>
        </Notice>
      )}
    </>
  );
});
