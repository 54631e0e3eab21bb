import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '#src/ui/components/button';
import { Notice } from '#src/ui/components/notice';
import { cartMessages } from '#src/ui/messages/cart-messages';
import type { RemovalPresenter } from './removal.presenter';
import styles from './cart.module.css';

/** What left the cart, and the way back. The regions are there before their words, so that these are spoken. */
export const CartChangeNews = observer(function CartChangeNews({ removal }: { readonly removal: RemovalPresenter }) {
  const textId = useId();
  return (
    <div className={styles.news}>
      <div role="status">
        {removal.removed !== undefined && (
          <Notice still action={<Undo removal={removal} describedBy={textId} />}>
            <p id={textId}>{cartMessages.removed(removal.removed)}</p>
          </Notice>
        )}
      </div>
      <div role="alert">
        {removal.undoFailure !== undefined && (
          <Notice tone="error" still>
            <p>{removal.undoFailure}</p>
          </Notice>
        )}
      </div>
    </div>
  );
});

const Undo = observer(function Undo({
  removal,
  describedBy,
}: {
  readonly removal: RemovalPresenter;
  readonly describedBy: string;
}) {
  return (
    <Button
      variant="quiet"
      small
      data-focus="undo"
      aria-describedby={describedBy}
      busy={removal.undoing.isBusy}
      busyLabel={cartMessages.undoing}
      onClick={() => void removal.undo()}
    >
      {cartMessages.undo}
    </Button>
  );
});
